import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelChooser, PassagePane, PrintLinks, showParagraph, TextSize, unitTextOf } from '../../features/passage/index.ts';
import { PreviewPanes, type PreviewQuestion, TeacherNotes, TriedAnswer, usePreviewWork } from '../../features/preview/index.ts';
import { AnswerWords, QuestionCard } from '../../features/questions/index.ts';
import { ListenButton, ReadAloud, ReadAloudBar, textsOfResources, usePreviewSpeech } from '../../features/read-aloud/index.ts';
import { paths } from '../../lib/paths.ts';

/** A part of the lesson: its passage, and its questions to try or with their answers. */
export function Component() {
  const { t } = useTranslation('preview');
  const { lesson, part, level, chooseLevel, levelName, lang, address } = usePreviewWork();
  const texts = useMemo(() => textsOfResources(part?.resources ?? [], level), [part, level]);
  const speechOf = usePreviewSpeech(address.lessonId);
  const toPrint = part?.resources.map(({ id, title }) => ({ title, to: paths.printPassage({ ...address, resourceId: id, phase: part.part, level }) })) ?? [];
  return (
    <ReadAloud texts={texts} lang={lang} speechOf={speechOf}>
      <PreviewPanes
        passage={
          <>
            <PassagePane
              resources={part?.resources ?? []}
              level={level}
              vocabulary={lesson.vocabulary}
              lang={lang}
              intro={part?.intro}
              tools={
                <>
                  <LevelChooser
                    level={level}
                    levels={lesson.levels}
                    onChoose={chooseLevel}
                    nameOf={levelName}
                    note={levelName && t(($) => $.level.note)}
                    gradeBand={levelName ? undefined : lesson.gradeBand}
                  />
                  <ListenButton />
                  <span className="ml-auto flex">
                    <TextSize />
                    <PrintLinks texts={toPrint} />
                  </span>
                </>
              }
            />
            <ReadAloudBar />
          </>
        }
        renderQuestion={(given) => <Previewed {...given} />}
        showParagraph={showParagraph}
      />
    </ReadAloud>
  );
}

function Previewed({ question, number, total, answer }: PreviewQuestion) {
  const { lesson, level, view, tried, tryAnswer } = usePreviewWork();
  const response = tried[question.id];
  const unitText = unitTextOf(
    lesson.parts.flatMap(({ resources }) => resources),
    level,
  );
  const shown = { question, number, total, unitText };
  if (view === 'student') {
    const earlier = question.kind === 'open-response' && question.recalls !== undefined ? tried[question.recalls] : undefined;
    return (
      <QuestionCard
        {...shown}
        mode="answer"
        response={response}
        onChange={(next) => tryAnswer(question.id, next)}
        recalled={earlier?.kind === 'open-response' ? earlier.text : undefined}
      />
    );
  }
  return (
    <QuestionCard {...shown} mode="preview" answerKey={{ correct: answer?.correct, explanation: answer?.key.explanation }}>
      {response && <TriedAnswer question={question} response={response} words={<AnswerWords question={question} response={response} unitText={unitText} />} />}
      {answer && <TeacherNotes question={question} answerKey={answer.key} unitText={unitText} />}
    </QuestionCard>
  );
}
