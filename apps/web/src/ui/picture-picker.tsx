import { type Picture, pictures, picturesPerPassword } from '@alba/domain/pupils';
import { useTranslation } from 'react-i18next';
import { classAvatarPictures } from './avatar-pictures.ts';
import { cx } from './cx.ts';

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
      <ol className="mb-5 flex justify-center gap-3" aria-hidden="true">
        {Array.from({ length: picturesPerPassword }, (_, at) => {
          const picture = chosen[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a thing
            <li key={at} className="grid size-16 place-items-center rounded-md bg-band">
              {picture && !isSecret && <img src={classAvatarPictures[picture]} alt="" width={56} height={56} className="rounded-sm" />}
              {picture && isSecret && <span className="size-6 rounded-full bg-action" />}
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {t(($) => $.pictures.chosen, { count: chosen.length, total: picturesPerPassword })}
      </p>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {pictures.map((picture) => {
          const isChosen = chosen.includes(picture);
          return (
            <button
              key={picture}
              type="button"
              aria-pressed={isSecret ? undefined : isChosen}
              aria-disabled={isDisabled || undefined}
              onClick={() => press(picture)}
              className={cx(
                'grid min-h-24 cursor-pointer place-items-center rounded-lg border-2 bg-raised p-2 hover:border-ink',
                isChosen && !isSecret ? 'border-action [box-shadow:inset_0_0_0_2px_var(--color-action)]' : 'border-line-strong',
              )}
            >
              <img src={classAvatarPictures[picture]} alt={t(($) => $.avatar[picture])} width={88} height={88} className="rounded-sm" />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
