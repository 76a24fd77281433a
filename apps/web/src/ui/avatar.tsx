import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClassAvatarName, classAvatarPictures } from './avatar-pictures.ts';

export { type ClassAvatarName, classAvatars } from './avatar-pictures.ts';

/** A class's picture. Decorative beside the class's name; `isNamed` where it is chosen or stands alone. */
export function ClassAvatar({ name, size = 44, isNamed = false }: { name: ClassAvatarName; size?: number; isNamed?: boolean }) {
  const { t } = useTranslation('ui');
  return <img className="flex-none rounded-sm" src={classAvatarPictures[name]} alt={isNamed ? t(($) => $.avatar[name]) : ''} width={size} height={size} />;
}

/** A person's initials on a tint that stays theirs. Decorative beside the name. */
export function Initials({ name, size = 34 }: { name: string; size?: number }) {
  return (
    <span className="a-ini" data-tone={toneOf(name)} aria-hidden="true" translate="no" style={{ width: size, height: size }}>
      {initialsOf(name)}
    </span>
  );
}

export function Person({ name, note }: { name: string; note?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Initials name={name} />
      <span className="min-w-0">
        <b translate="no">{name}</b>
        {note && <small className="block text-xs text-muted">{note}</small>}
      </span>
    </span>
  );
}

/** First letters of the first and last word, by perceived characters. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase()).join('');
}

function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum % 6;
}
