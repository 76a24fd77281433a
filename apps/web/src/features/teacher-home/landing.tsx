import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ClassAvatar, type ClassAvatarName } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { useHomeClassesQuery, useTeacherDayQuery } from './api.ts';
import { useLanding } from './use-landing.ts';

/** Four short ways into the day, before the teacher's home (P-HOME). Esc, the cross and "Go to home" leave it; so does a way. */
export function Landing() {
  const { t } = useTranslation('teacher-home');
  const { isOpen, leave } = useLanding();
  const [forGood, setForGood] = useState(false);
  const go = () => leave({ forGood });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={go}
      size="lg"
      title={t(($) => $.landing.title)}
      footer={
        <>
          <Checkbox
            className="mr-auto items-center"
            label={t(($) => $.landing.never)}
            checked={forGood}
            onChange={(event) => setForGood(event.currentTarget.checked)}
          />
          <Button variant="secondary" onClick={go}>
            {t(($) => $.landing.home)}
          </Button>
        </>
      }
    >
      <Ways onChoose={go} />
    </Dialog>
  );
}

/** Tints of the pictures; a subject's colours stand for nothing here but themselves. */
const tints = { find: 'ela', assigned: undefined, classes: 'science', reports: 'social-studies' } as const;

type Way = { key: keyof typeof tints; to: string; picture: ClassAvatarName; fact: string };

function Ways({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('teacher-home');
  const { open, classes } = useFacts();
  const ways: Way[] = [
    { key: 'find', to: paths.find(), picture: 'kite', fact: t(($) => $.landing.find.fact) },
    { key: 'assigned', to: paths.assigned(), picture: 'sailboat', fact: open ?? t(($) => $.landing.assigned.fact) },
    { key: 'classes', to: paths.classes(), picture: 'turtle', fact: classes ?? t(($) => $.landing.classes.fact) },
    { key: 'reports', to: paths.reports(), picture: 'peak', fact: t(($) => $.landing.reports.fact) },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ways.map(({ key, to, picture, fact }) => (
        <li key={key} data-subject={tints[key]}>
          <Link
            to={to}
            look="quiet"
            onClick={onChoose}
            className="flex h-full items-center gap-3.5 rounded-lg bg-subject-50 p-3 text-ink no-underline hover:bg-selected"
          >
            <ClassAvatar name={picture} size={64} />
            <span className="min-w-0">
              <b className="block font-display text-lg leading-tight font-semibold">{t(($) => $.landing[key].title)}</b>
              <small className="block text-sm text-soft">{fact}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How much is open and how many classes there are, once it is known for certain; the page behind asks the same. */
function useFacts(): { open?: string; classes?: string } {
  const { t } = useTranslation('teacher-home');
  const { data: day } = useTeacherDayQuery({});
  const { data: known } = useHomeClassesQuery({});
  const open = day?.openLessonCount ?? 0;
  return {
    open: open > 0 ? t(($) => $.landing.assigned.open, { count: open }) : undefined,
    classes: known && known.classes.length > 0 ? t(($) => $.landing.classes.count, { count: known.classes.length }) : undefined,
  };
}
