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
      {tools && <div className="z-5 flex flex-wrap items-center gap-1 border-b border-line bg-page px-3 py-2 lg:sticky lg:top-0 lg:px-5">{tools}</div>}
      <div className="mx-auto grid max-w-[calc(66ch+80px)] grid-cols-[minmax(0,1fr)] gap-12 px-4 pt-6 pb-24 md:px-8 lg:px-10 lg:pt-8">
        {intro && (
          <p className="-mb-6 text-lg font-medium text-soft" lang={lang}>
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
