import type { ResourceView as Resource } from '@alba/content/lesson-view';
import type { ReactNode } from 'react';
import { ResourceView } from './resource-view.tsx';
import type { VocabularyEntry } from './vocabulary-word.tsx';

export type PassagePaneProps = {
  resources: readonly Resource[];
  level: number;
  vocabulary: readonly VocabularyEntry[];
  lang: string;
  /** One sentence that says what to do in this part. */
  intro?: string;
  /** The level chooser and other reading tools. */
  tools?: ReactNode;
};

/** The left side of a lesson: tools on top, then all that the part gives to read or look at. */
export function PassagePane({ resources, level, vocabulary, lang, intro, tools }: PassagePaneProps) {
  return (
    <>
      {tools && <div className="a-passage__tools flex flex-wrap items-center gap-1 border-b border-line bg-page">{tools}</div>}
      <div className="a-passage__column">
        {intro && (
          <p className="a-passage__intro" lang={lang}>
            {intro}
          </p>
        )}
        {resources.map((resource) => (
          <ResourceView key={resource.id} resource={resource} level={level} vocabulary={vocabulary} lang={lang} />
        ))}
      </div>
    </>
  );
}
