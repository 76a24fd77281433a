import { ClassAvatar } from './avatar.tsx';
import type { ClassAvatarName } from './avatar-pictures.ts';
import { Link } from './link.tsx';

export type ClassRowProps = {
  to: string;
  name: string;
  avatar: ClassAvatarName;
  /** How many students. */
  note: string;
  /** The list stays beside the class it opens. */
  staysInPlace?: boolean;
  isCurrent?: boolean;
};

/** A class in a list: the whole row opens it. */
export function ClassRow({ to, name, avatar, note, staysInPlace, isCurrent }: ClassRowProps) {
  return (
    <Link
      to={to}
      look="quiet"
      staysInPlace={staysInPlace}
      aria-current={isCurrent || undefined}
      className="flex items-center gap-3.5 rounded-lg p-3 text-ink no-underline hover:bg-band aria-current:bg-selected aria-current:[box-shadow:inset_0_0_0_1.5px_var(--brand-600)]"
    >
      <ClassAvatar name={avatar} size={48} />
      <span className="min-w-0">
        <b className="block font-display text-[1.0625rem] leading-tight font-semibold text-balance wrap-anywhere" translate="no">
          {name}
        </b>
        <small className="text-sm text-soft">{note}</small>
      </span>
    </Link>
  );
}
