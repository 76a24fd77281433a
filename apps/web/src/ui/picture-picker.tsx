import { type Picture, pictures, picturesPerPassword } from '@alba/domain/pupils';
import { useTranslation } from 'react-i18next';
import { classAvatarPictures } from './avatar-pictures.ts';
import './picture-picker.css';

export type PicturePickerProps = {
  /** What the group is for; spoken. */
  label: string;
  chosen: readonly Picture[];
  onChange: (chosen: Picture[]) => void;
  /** Shows how many are chosen but not which: for signing in where others look on. */
  isSecret?: boolean;
  isDisabled?: boolean;
};

/** Three of the twelve pictures, one after the other, in large buttons. A chosen one is taken back by pressing it again. */
export function PicturePicker({ label, chosen, onChange, isSecret = false, isDisabled = false }: PicturePickerProps) {
  const { t } = useTranslation('ui');
  const press = (picture: Picture) => {
    if (isDisabled) return;
    if (chosen.includes(picture)) {
      // what cannot be seen to be chosen is not taken back by chance
      if (!isSecret) onChange(chosen.filter((one) => one !== picture));
    } else if (chosen.length < picturesPerPassword) onChange([...chosen, picture]);
  };
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <ol className="a-pictures__chosen" aria-hidden="true">
        {Array.from({ length: picturesPerPassword }, (_, at) => {
          const picture = chosen[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a thing
            <li key={at}>
              {picture && !isSecret && <img src={classAvatarPictures[picture]} alt="" width={56} height={56} />}
              {picture && isSecret && <span className="a-pictures__dot" />}
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {t(($) => $.pictures.chosen, { count: chosen.length, total: picturesPerPassword })}
      </p>
      <div className="a-pictures__all">
        {pictures.map((picture) => {
          const isChosen = chosen.includes(picture);
          return (
            <button
              key={picture}
              type="button"
              aria-pressed={isSecret ? undefined : isChosen}
              aria-disabled={isDisabled || undefined}
              onClick={() => press(picture)}
              className="a-picture"
            >
              <img src={classAvatarPictures[picture]} alt={t(($) => $.avatar[picture])} width={88} height={88} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
