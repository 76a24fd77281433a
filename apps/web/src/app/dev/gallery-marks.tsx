import { prompts, timings } from '@alba/domain/assignments';
import { answerMarks } from '@alba/domain/scoring';
import { AnswerMark } from '../../ui/answer-mark.tsx';
import { ArcProgress } from '../../ui/arc-progress.tsx';
import { ClassAvatar, classAvatars, Person } from '../../ui/avatar.tsx';
import { CardPrompt } from '../../ui/card-prompt.tsx';
import { LevelBars } from '../../ui/level-bars.tsx';
import { Meter } from '../../ui/meter.tsx';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import { SubjectTag } from '../../ui/tag.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { Tries } from '../../ui/tries.tsx';
import { Family, Row, State } from './stage.tsx';

const colours = ['brand', 'green', 'ochre', 'berry', 'indigo', 'coral'] as const;
const steps = [50, 100, 200, 300, 500, 600, 700, 800, 900];

export function GalleryMarks() {
  return (
    <Family title="Signs">
      <State name="Answer marks">
        <Row>
          {answerMarks.map((mark) => (
            <AnswerMark key={mark} mark={mark} />
          ))}
        </Row>
      </State>
      <State name="Large, dense, without colour">
        <Row>
          <AnswerMark mark="correct" size="lg" />
          {answerMarks.map((mark) => (
            <AnswerMark key={mark} mark={mark} isDense />
          ))}
          <span className="flex gap-2 grayscale">
            {answerMarks.map((mark) => (
              <AnswerMark key={mark} mark={mark} isDense />
            ))}
          </span>
        </Row>
      </State>
      <State name="Timing">
        <Row>
          {timings.map((timing) => (
            <TimingChip key={timing} timing={timing} dueInDays={3} opensOn="Nov 23" />
          ))}
        </Row>
      </State>
      <State name="Card prompts" isWide>
        <div className="flex flex-wrap gap-4">
          {prompts.map((prompt) => (
            <div key={prompt} className="relative h-15 w-60 overflow-hidden rounded-t-md bg-subject-300" data-subject="science">
              <CardPrompt prompt={prompt} />
            </div>
          ))}
        </div>
      </State>
      <State name="Arc">
        <div className="flex flex-wrap gap-4" data-subject="science">
          {[0, 1, 2, 3, 4].map((done) => (
            <ArcProgress key={done} done={done} width={74} isRising />
          ))}
        </div>
      </State>
      <State name="Arc of three parts, score">
        <Row>
          <ArcProgress done={2} total={3} width={74} />
          <ScoreGauge percent={78} />
          <ScoreGauge percent={0} />
        </Row>
      </State>
      <State name="Tries, level, meter">
        <div className="grid gap-3">
          <Row>
            {[3, 2, 1, 0].map((left) => (
              <Tries key={left} left={left} />
            ))}
          </Row>
          <Row>
            {[1, 2, 3, 4].map((level) => (
              <LevelBars key={level} level={level} of={4} />
            ))}
            <LevelBars level={2} of={3} />
          </Row>
          <Meter value={18} max={26} label="18 of 26 turned in" />
        </div>
      </State>
      <State name="People and classes">
        <div className="grid gap-3">
          <Row>
            <Person name="Maya Torres" note="Grade 5" />
            <Person name="Theo Ângelo Brandão" />
          </Row>
          <Row>
            {classAvatars.map((name) => (
              <ClassAvatar key={name} name={name} isNamed />
            ))}
          </Row>
        </div>
      </State>
      <State name="Subjects">
        <Row>
          <SubjectTag subject="science">Science</SubjectTag>
          <SubjectTag subject="social-studies">Social studies</SubjectTag>
          <SubjectTag subject="ela">English language arts</SubjectTag>
          <SubjectTag subject="math">Math</SubjectTag>
          <SubjectTag subject="portuguese">Portuguese</SubjectTag>
        </Row>
      </State>
      <State name="Colours">
        <div className="grid gap-1">
          {colours.map((colour) => (
            <div key={colour} className="flex">
              {steps.map((step) => (
                <span key={step} className="h-5 flex-1" style={{ background: `var(--${colour}-${step})` }} />
              ))}
            </div>
          ))}
        </div>
      </State>
    </Family>
  );
}
