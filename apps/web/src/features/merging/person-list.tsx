import type { PersonToMerge } from '@alba/contract/merging';
import { displayName } from '@alba/domain/people';
import { useTranslation } from 'react-i18next';
import { Initials } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { people: readonly PersonToMerge[]; action: string; labelOf: (name: string) => string; onChoose: (person: PersonToMerge) => void };

/** People with what tells them apart. */
export function PersonList({ people, action, labelOf, onChoose }: Props) {
  const { t } = useTranslation('merging');
  return (
    <ul aria-label={t(($) => $.list)}>
      {people.map((person) => {
        const name = displayName(person);
        return (
          <li key={person.individualId} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <Initials name={name} />
            <div className="min-w-0 flex-1 basis-52">
              <b translate="no">{name}</b>
              <PersonFacts person={person} />
            </div>
            <Button variant="secondary" size="sm" aria-label={labelOf(`${name}, ${person.username}`)} onClick={() => onChoose(person)}>
              {action}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function PersonFacts({ person }: { person: PersonToMerge }) {
  const { t } = useTranslation('merging');
  const { username, role, schoolName, sources, classCount, workCount, isActive } = person;
  const facts = [
    t(($) => $.role[role]),
    schoolName,
    ...sources.map((source) => t(($) => $.source[source])),
    t(($) => $.classes, { count: classCount }),
    ...(workCount > 0 ? [t(($) => $.work, { count: workCount })] : []),
    ...(isActive ? [] : [t(($) => $.inactive)]),
  ];
  return (
    <p className="text-sm text-soft">
      <span translate="no">{username}</span> · {facts.join(' · ')}
    </p>
  );
}
