import type { LessonGuideKind } from '@alba/contract/guides';
import { FileText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Popover } from '../../ui/popover.tsx';

type Props = {
  lessonId: number;
  guides: readonly LessonGuideKind[];
  /** Where several lessons stand together: which one these are of. The button is plain there. */
  lessonTitle?: string;
  /** Of the collections that the lesson belongs to. */
  unitGuides?: readonly { collectionId: number; title: string }[];
  /** Below the guides: what else there is for paper. */
  children?: ReactNode;
};

/** What a lesson has on paper: a button that opens the links, each to a new tab. */
export function LessonGuides({ lessonId, guides, lessonTitle, unitGuides = [], children }: Props) {
  const { t } = useTranslation('guides');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (guides.length === 0 && unitGuides.length === 0 && !children) return null;
  const documents = [
    ...guides.map((guide) => ({ to: paths.lessonGuide({ lessonId, guide }), words: t(($) => $.kinds[guide]) })),
    ...unitGuides.map(({ collectionId, title }) => ({ to: paths.unitGuide(collectionId), words: t(($) => $.unitGuide, { title }) })),
  ];
  const label = t(($) => $.materials);
  return (
    <>
      <Button
        ref={trigger}
        size="sm"
        variant={lessonTitle ? 'ghost' : 'secondary'}
        icon={FileText}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={lessonTitle ? undefined : 'max-md:sr-only'}>{label}</span>
        {lessonTitle && <span className="sr-only">: {lessonTitle}</span>}
      </Button>
      <Popover triggerRef={trigger} isOpen={isOpen} onClose={() => setOpen(false)} label={label} placement="bottom end" isSheetOnPhone>
        {documents.length > 0 && <p className="mb-1 text-sm text-soft">{t(($) => $.asPdf)}</p>}
        <ul className="grid gap-1">
          {documents.map(({ to, words }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center gap-2" onClick={() => setOpen(false)}>
                <FileText size={20} className="shrink-0" aria-hidden="true" />
                {words}
              </Link>
            </li>
          ))}
          {children && <li className={documents.length > 0 ? 'mt-1 border-t border-line pt-1' : undefined}>{children}</li>}
        </ul>
      </Popover>
    </>
  );
}
