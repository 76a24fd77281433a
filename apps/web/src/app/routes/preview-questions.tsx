import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelChooser, PassagePane, TextSize, unitTextOf } from '../../features/passage/index.ts';
import { PreviewPanes, type PreviewQuestion, TeacherNotes, usePreviewWork } from '../../features/preview/index.ts';
import { QuestionCard } from '../../features/questions/index.ts';
import { ListenButton, ReadAloud, ReadAloudBar, textsOfResources, usePreviewSpeech } from '../../features/read-aloud/index.ts';

/** A part of the lesson: its passage, and its questions with their answers. */
export function Component() {
  const { t } = useTranslation('preview');
  const { lesson, part, level, chooseLevel, levelName, lang, address } = usePreviewWork();
  const texts = useMemo(() => textsOfResources(part?.resources ?? [], level), [part, level]);
  const speechOf = usePreviewSpeech(address.lessonId);
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
                  <LevelChooser level={level} levels={lesson.levels} onChoose={chooseLevel} nameOf={levelName} note={t(($) => $.level.note)} />
                  <ListenButton />
                  <TextSize />
                </>
              }
            />
            <ReadAloudBar />
          </>
        }
        renderQuestion={(given) => <Previewed {...given} />}
      />
    </ReadAloud>
  );
}

function Previewed({ question, number, total, answer }: PreviewQuestion) {
  const { lesson, level } = usePreviewWork();
  const unitText = unitTextOf(
    lesson.parts.flatMap(({ resources }) => resources),
    level,
  );
  return (
    <QuestionCard
      question={question}
      number={number}
      total={total}
      mode="preview"
      unitText={unitText}
      answerKey={{ correct: answer?.correct, explanation: answer?.key.explanation }}
    >
      {answer && <TeacherNotes question={question} answerKey={answer.key} unitText={unitText} />}
    </QuestionCard>
  );
}
