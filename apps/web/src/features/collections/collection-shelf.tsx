import { useTranslation } from 'react-i18next';
import { useCollectionsQuery } from './api.ts';
import { CollectionCard } from './collection-card.tsx';
import type { LessonWords } from './lesson-words.ts';
import './collections.css';

/** The collections beside single lessons, where the edition has no list of them (D39). Nothing where there are none, or none came. */
export function CollectionShelf({ words }: { words: LessonWords }) {
  const { t } = useTranslation('collections');
  const { data } = useCollectionsQuery({});
  if (!data || data.collections.length === 0) return null;
  return (
    <section aria-labelledby="collection-shelf" className="mt-10">
      <h2 id="collection-shelf" className="text-2xl">
        {t(($) => $.shelf.title)}
      </h2>
      <p className="mt-1 mb-4 text-soft">{t(($) => $.shelf.summary)}</p>
      <ul className="a-cards a-collections">
        {data.collections.map((card) => (
          <li key={card.collectionId}>
            <CollectionCard card={card} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
