import type { StudentCard } from '@alba/contract/attempts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardPrompt } from '../../ui/card-prompt.tsx';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';
import { isClosed, isShut } from './arrange.ts';
import { ClassLine, DueLine, ProgressLine } from './card-facts.tsx';

/** The button's word follows the status (D15); a lesson that is not open yet or closed has none. Its name carries the lesson. */
function ActionLink({ card, size }: { card: StudentCard; size?: 'lg' }) {
  const { t } = useTranslation('student-home');
  if (isShut(card)) return null;
  return (
    <ButtonLink
      to={paths.questions(card)}
      variant={isClosed(card) ? 'soft' : undefined}
      size={size}
      isBlock={size === undefined}
      iconEnd={size ? ArrowRight : undefined}
      className={size && 'min-w-42'}
    >
      {t(($) => $.action[card.action as 'begin'])}
      <span className="sr-only">: {card.title}</span>
    </ButtonLink>
  );
}

/** The one next lesson, large. */
export function UpNextCard({ card, today }: { card: StudentCard; today: string }) {
  return (
    <article data-subject={card.subject} className="a-upnext">
      <div className="relative">
        <Cover src={mediaUrl(card.cover.media)} isEager className="a-upnext__cover" />
        {card.prompt && <CardPrompt prompt={card.prompt} />}
      </div>
      <div className="a-upnext__words">
        <ClassLine card={card} size={24} />
        <h3 className="a-upnext__title">{card.title}</h3>
        <p className="text-lg text-soft">{card.summary}</p>
        <DueLine card={card} today={today} />
        <div className="a-upnext__foot">
          <ProgressLine card={card} />
          <ActionLink card={card} size="lg" />
        </div>
      </div>
    </article>
  );
}

/** A lesson in the grid: its title and its button are the only stops. */
export function AssignmentCard({ card, today }: { card: StudentCard; today: string }) {
  return (
    <article data-subject={card.subject} className="a-card">
      <div className="relative">
        <Cover src={mediaUrl(card.cover.media)} className="max-sm:aspect-[16/8]" />
        {card.prompt && <CardPrompt prompt={card.prompt} />}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 px-5 pt-4 pb-5">
        <h3 className="text-xl">
          {isShut(card) ? (
            card.title
          ) : (
            <Link to={paths.questions(card)} look="title">
              {card.title}
            </Link>
          )}
        </h3>
        <ClassLine card={card} />
        <DueLine card={card} today={today} />
        <ProgressLine card={card} />
        <div className="mt-auto pt-2">
          <ActionLink card={card} />
        </div>
      </div>
    </article>
  );
}
