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
    <article data-subject={card.subject} className="grid overflow-hidden rounded-xl bg-raised shadow-md md:grid-cols-[5fr_6fr]">
      <div className="relative">
        <Cover src={mediaUrl(card.cover.media)} isEager className="h-full min-h-50" />
        {card.prompt && <CardPrompt prompt={card.prompt} />}
      </div>
      <div className="flex flex-col justify-center gap-3 p-6 md:p-8">
        <ClassLine card={card} size={24} />
        <h3 className="text-[clamp(1.5rem,1.2rem_+_1.3vw,2rem)]">{card.title}</h3>
        <p className="text-lg text-soft">{card.summary}</p>
        <DueLine card={card} today={today} />
        <div className="mt-1.5 flex flex-wrap items-center gap-x-7 gap-y-5">
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
