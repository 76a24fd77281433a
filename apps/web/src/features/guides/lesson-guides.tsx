import type { LessonGuideKind } from '@alba/contract/guides';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Popover } from '../../ui/popover.tsx';

type Props = { lessonId: number; guides: readonly LessonGuideKind[] };

/** What a lesson has on paper: a button that opens the links, each to a new tab. */
export function LessonGuides({ lessonId, guides }: Props) {
  const { t } = useTranslation('guides');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (guides.length === 0) return null;
  const label = t(($) => $.materials);
  return (
    <>
      <Button ref={trigger} size="sm" variant="secondary" icon={FileText} aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
        <span className="max-md:sr-only">{label}</span>
      </Button>
      <Popover triggerRef={trigger} isOpen={isOpen} onClose={() => setOpen(false)} label={label} placement="bottom end" isSheetOnPhone>
        <ul className="grid gap-1">
          {guides.map((guide) => (
            <li key={guide}>
              <Link to={paths.lessonGuide({ lessonId, guide })} className="flex min-h-11 items-center gap-2" onClick={() => setOpen(false)}>
                <FileText size={20} className="shrink-0" aria-hidden="true" />
                {t(($) => $.kinds[guide])}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
