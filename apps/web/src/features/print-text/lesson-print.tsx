import type { LessonView, ResourceView } from '@alba/content/lesson-view';
import { printedParagraphs, printedResource, wordsToKnow } from '@alba/content/lesson-view/printed';
import { editions } from '@alba/domain/editions';
import { startingLevel } from '@alba/domain/reading-levels';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import { Select } from '../../ui/select.tsx';
import { type PrintedLessonData, useLessonToPrintQuery } from './api.ts';
import { PassageBody, type PrintingProps } from './passage-print.tsx';
import { PrintLoading, PrintProblem } from './print-problem.tsx';
import { PrintedQuestion, type UnitText } from './printed-question.tsx';
import { Sheet } from './sheet.tsx';
import { useLevelWords } from './use-level-words.ts';
import { useRightSlug } from './use-right-slug.ts';
import './lesson-print.css';

const things = ['passages', 'questions', 'key'] as const;
type Thing = (typeof things)[number];
type Answer = PrintedLessonData['answers'][number];
type Question = LessonView['parts'][number]['questions'][number];

export type LessonPrintProps = Omit<PrintingProps, 'isTeacher'> & {
  lessonId: number;
  level?: number;
  /** The right answer in words. */
  renderAnswer: (given: { question: Question; answer: Answer; unitText: UnitText }) => ReactNode;
  /** The words of a sentence at a level: hot text asks for them. */
  unitTextOf: (resources: readonly ResourceView[], level: number) => UnitText;
};

/** A whole lesson for a teacher's printer: what to read, what to answer, and the key, as they choose. */
export function LessonPrint({ lessonId, ...look }: LessonPrintProps) {
  const { data, error, isFetching, refetch } = useLessonToPrintQuery({ params: { lessonId } });
  useRightSlug(data?.lesson.slug);
  if (data) return <PrintedLesson data={data} {...look} />;
  if (!error) return <PrintLoading />;
  return <PrintProblem of="lesson" error={error} onRetry={refetch} isRetrying={isFetching} />;
}

function PrintedLesson({ data, level: asked, mark, renderTable, renderAnswer, unitTextOf }: Omit<LessonPrintProps, 'lessonId'> & { data: PrintedLessonData }) {
  const { t } = useTranslation('print-text');
  const levelWords = useLevelWords(true);
  const { lesson, answers } = data;
  const { levels, gradeBand, parts } = lesson;
  const [level, setLevel] = useState(() =>
    asked !== undefined && levels.includes(asked) ? asked : startingLevel({ ladder: lesson.ladder, setting: undefined, grade: lesson.grades[0] }),
  );
  const [chosen, setChosen] = useState<readonly Thing[]>(['passages', 'questions']);
  const nameOf = (own: number) => levelWords({ level: own, levelCount: levels.length, gradeBand });
  const lang = editions[lesson.edition].locale;
  const unitText = unitTextOf(
    parts.flatMap(({ resources }) => resources),
    level,
  );
  const has = (thing: Thing) => chosen.includes(thing);
  const choices = (
    <div className="a-sheet__choices">
      <fieldset>
        <legend>{t(($) => $.lesson.what)}</legend>
        {things.map((thing) => (
          <Checkbox
            key={thing}
            label={t(($) => $.lesson[thing])}
            checked={has(thing)}
            onChange={({ target }) => setChosen(things.filter((one) => (one === thing ? target.checked : has(one))))}
          />
        ))}
      </fieldset>
      <Select
        label={t(($) => $.lesson.level)}
        options={levels.map((own) => ({ value: String(own), label: nameOf(own) }))}
        value={String(level)}
        onChange={({ target }) => setLevel(Number(target.value))}
      />
    </div>
  );
  return (
    <Sheet
      mark={mark}
      title={lesson.title}
      head={t(($) => $.lessonHead, { lesson: lesson.title, level: nameOf(level) })}
      lang={lang}
      choices={choices}
      opensDialog={false}
    >
      {chosen.length === 0 && <p role="status">{t(($) => $.lesson.nothing)}</p>}
      {parts
        .filter(({ part }) => part !== 'learn-more')
        .map(({ part, resources, questions }) => (
          <section key={part} className="a-sheet__part" hidden={!has('passages') && !has('questions')}>
            <h2>{t(($) => $.parts[part])}</h2>
            {has('passages') && resources.map((resource) => <Resource key={resource.id} {...{ resource, level, lesson, lang, renderTable }} />)}
            {has('questions') &&
              questions.map((question, index) => <PrintedQuestion key={question.id} question={question} number={index + 1} unitText={unitText} />)}
          </section>
        ))}
      {has('key') && <AnswerKey {...{ lesson, answers, renderAnswer, unitText, lang }} />}
    </Sheet>
  );
}

type ResourceProps = { resource: ResourceView; level: number; lesson: LessonView; lang: string; renderTable: PrintingProps['renderTable'] };

function Resource({ resource, level, lesson, lang, renderTable }: ResourceProps) {
  const paragraphs = printedParagraphs('levels' in resource ? resource.levels : undefined, level);
  const words = wordsToKnow(paragraphs, { vocabulary: lesson.vocabulary, locale: lang });
  return (
    <article>
      <h3 lang={lang}>{resource.title}</h3>
      <PassageBody resource={printedResource(resource)} paragraphs={paragraphs} words={words} lang={lang} renderTable={renderTable} />
    </article>
  );
}

type KeyProps = Pick<LessonPrintProps, 'renderAnswer'> & { lesson: LessonView; answers: readonly Answer[]; unitText: UnitText; lang: string };

/** On a page of its own, so that it can be kept back. */
function AnswerKey({ lesson, answers, renderAnswer, unitText, lang }: KeyProps) {
  const { t } = useTranslation('print-text');
  return (
    <section className="a-sheet__key">
      <h2>{t(($) => $.lesson.keyTitle)}</h2>
      {lesson.parts
        .filter(({ questions }) => questions.length > 0)
        .map(({ part, questions }) => (
          <div key={part}>
            <h3>{t(($) => $.parts[part])}</h3>
            <ul lang={lang}>
              {questions.map((question, index) => {
                const answer = answers.find(({ questionId }) => questionId === question.id);
                return (
                  <li key={question.id}>
                    <b>{t(($) => $.lesson.question, { number: index + 1 })}</b>
                    <div>{answer && renderAnswer({ question, answer, unitText })}</div>
                    {answer?.key.explanation && (
                      <p className="a-sheet__hint">
                        {t(($) => $.lesson.why)} <Rich text={answer.key.explanation} />
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
    </section>
  );
}
