import { type ClassAvatar, classAvatars } from '@alba/domain/classes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassAvatar as Picture } from '../../ui/avatar.tsx';

export type AvatarPickerProps = { value: ClassAvatar; onChange: (avatar: ClassAvatar) => void };

/** The twelve class pictures. Native radios: one stop, arrows move and choose; each says its name. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const { t } = useTranslation('classes');
  const name = useId();
  return (
    <fieldset>
      <legend className="a-label">{t(($) => $.form.picture)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(68px,1fr))] gap-2">
        {classAvatars.map((avatar) => (
          <label
            key={avatar}
            className="relative grid cursor-pointer place-items-center rounded-lg p-1.5 hover:bg-band has-checked:[box-shadow:inset_0_0_0_3px_var(--color-action)] has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-(--color-focus) forced-colors:has-checked:outline-3"
          >
            <input type="radio" name={name} value={avatar} checked={avatar === value} onChange={() => onChange(avatar)} className="sr-only" />
            <Picture name={avatar} size={56} isNamed />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
