import { type ClassAvatar, classAvatars } from '@alba/domain/classes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassAvatar as Picture } from '../../ui/avatar.tsx';
import './avatar-picker.css';

export type AvatarPickerProps = { value: ClassAvatar; onChange: (avatar: ClassAvatar) => void };

/** The twelve class pictures. Native radios: one stop, arrows move and choose; each says its name. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const { t } = useTranslation('classes');
  const name = useId();
  return (
    <fieldset>
      <legend className="a-label">{t(($) => $.form.picture)}</legend>
      <div className="a-avatars">
        {classAvatars.map((avatar) => (
          <label key={avatar} className="a-avatars__one">
            <input type="radio" name={name} value={avatar} checked={avatar === value} onChange={() => onChange(avatar)} className="sr-only" />
            <Picture name={avatar} size={56} isNamed />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
