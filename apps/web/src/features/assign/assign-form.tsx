import type { CheckedCell } from '@alba/contract/assigning';
import type { ClassSummary } from '@alba/contract/classes';
import { localDateOf } from '@alba/domain/assignments';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { offerUndo } from '../../ui/offer-undo.ts';
import { type ChosenStudents, cellOf, classesWithoutStudents } from './cells.ts';
import { CheckNotice } from './check-notice.tsx';
import { ClassChoice } from './class-choice.tsx';
import { intoView } from './into-view.ts';
import { PastDueNote } from './past-due-note.tsx';
import type { RenderWorkload } from './render-workload.ts';
import { errorsOf, newTerms, type Terms, wallTimesOf } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';
import { useCheck } from './use-check.ts';
import { useSend, useUndoSend } from './use-send.ts';
import { useZone } from './use-zone.ts';
import { WhoGets, withChosen } from './who-gets.tsx';

/** What the dialog needs to know of a lesson. */
export type LessonToAssign = { lessonId: number; title: string; cover: { media: string } };

export const formId = 'assign-form';

type AssignFormProps = {
  lesson: LessonToAssign;
  classes: readonly ClassSummary[];
  renderWorkload?: RenderWorkload;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

/** Classes, students, dates and options of one lesson; tells what stands in the way while it is filled in. */
export function AssignForm({ lesson, classes, renderWorkload, onBusy, onClose }: AssignFormProps) {
  const { t } = useTranslation('assign');
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [isTold, setTold] = useState(false);
  const wish = useWish(lesson, classes);
  const { terms, chosen, students, own } = wish;
  const check = useCheck(wish.isWhole ? wish.cells : []);
  const { send, isSending, failure } = useSend(check.learn);
  const tell = useAssigned(lesson);
  const refused = check.checked.filter(({ refusal }) => refusal !== undefined);

  const submit = async () => {
    setTold(true);
    if (wish.firstWrong) return focusFirstWrong(form.current, wish.firstWrong);
    if (refused.length > 0) return focusOn(notice);
    onBusy(true);
    const assignmentIds = await send(wish.cells);
    onBusy(false);
    if (!assignmentIds) return;
    tell(assignmentIds);
    onClose();
  };

  return (
    <form
      id={formId}
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ClassChoice classes={classes} chosen={chosen} onChange={wish.setChosen} error={isTold && chosen.length === 0 ? t(($) => $.error.noClass) : undefined} />
      <WhoGets classes={classes.filter(({ classId }) => chosen.includes(classId))} students={students} onChange={wish.setStudents} isTold={isTold} />
      <TermsFields
        terms={terms}
        onChange={wish.changeTerms}
        errors={isTold ? own : dueOnly(own)}
        underDue={
          <>
            <p aria-live="polite" className="a-news">
              {terms.startDate && !own.due && <PastDueNote dates={wallTimesOf(terms)} />}
            </p>
            {chosen.length > 0 &&
              renderWorkload?.({ classIds: chosen, due: terms.dueDate, onChoose: (dueDate) => wish.changeTerms({ hasDue: true, dueDate }) })}
          </>
        }
      />
      <CheckNotice ref={notice} checked={check.checked} classNames={namesOf(classes)} onLeaveOut={wish.leaveOut} />
      {failure && !isSending && (
        <Alert ref={intoView} status="danger" isLive title={failure.title}>
          {failure.body}
        </Alert>
      )}
    </form>
  );
}

const namesOf = (classes: readonly ClassSummary[]) => new Map(classes.map(({ classId, name }) => [classId, name]));

/** A due date before the start is told while it stands there; missing dates only on sending. */
const dueOnly = ({ due }: ReturnType<typeof errorsOf>) => (due === 'dueBeforeStart' ? { due } : {});

/** What the teacher wishes, and what of it is wrong. */
function useWish(lesson: LessonToAssign, classes: readonly ClassSummary[]) {
  const zone = useZone();
  const [terms, setTerms] = useState(() => newTerms(localDateOf(new Date(), zone)));
  const [chosen, setChosen] = useState<number[]>(() => (classes.length === 1 && classes[0] ? [classes[0].classId] : []));
  const [students, setStudents] = useState<ChosenStudents>({});
  const own = errorsOf(terms);
  const withoutStudents = classesWithoutStudents(chosen, students);
  const firstWrong = chosen.length === 0 ? 'classes' : withoutStudents.length > 0 ? 'students' : own.start ? 'start' : own.due ? 'due' : undefined;
  return {
    terms,
    changeTerms: (change: Partial<Terms>) => setTerms((before) => ({ ...before, ...change })),
    chosen,
    setChosen,
    students,
    setStudents,
    own,
    firstWrong,
    isWhole: firstWrong === undefined,
    cells: chosen.map((classId) => cellOf({ lessonId: lesson.lessonId, classId }, terms, students)),
    leaveOut: (refused: readonly CheckedCell[]) => {
      const left = new Map(refused.map((cell) => [cell.classId, whoIsLeft(cell, students)]));
      setStudents(refused.reduce((all, { classId }) => withChosen(all, classId, left.get(classId)), students));
      setChosen(chosen.filter((classId) => !left.has(classId) || left.get(classId) !== undefined));
    },
  } as const;
}

/** Those of the chosen students who do not have the lesson yet; undefined when the whole class has to be left out. */
function whoIsLeft({ classId, refusal, assigned }: CheckedCell, students: ChosenStudents): number[] | undefined {
  if (refusal !== 'lesson_already_assigned') return undefined;
  const left = students[classId]?.filter((studentId) => !assigned?.studentIds.includes(studentId));
  return left && left.length > 0 ? left : undefined;
}

/** Says that it is done, with the way back and the way to the list where the assignment stands now. */
function useAssigned(lesson: LessonToAssign): (assignmentIds: number[]) => void {
  const { t } = useTranslation('assign');
  const navigate = useNavigate();
  const undo = useUndoSend();
  return (assignmentIds) =>
    offerUndo({
      done: t(($) => $.done, { count: assignmentIds.length, lesson: lesson.title }),
      label: t(($) => $.remove.undo),
      undo: undo(assignmentIds),
      also: { label: t(($) => $.seeAssigned), onAction: () => void navigate(paths.assignedLatest()) },
    });
}

const focusOn = (element: RefObject<HTMLElement | null>) => element.current?.focus();

const places = {
  classes: '[data-field=classes] input',
  students: '[data-field=students] [data-wrong] button',
  start: '[data-field=start] :is([role=spinbutton], input)',
  due: '[data-field=due] :is([role=spinbutton], input)',
};

function focusFirstWrong(form: HTMLFormElement | null, field: keyof typeof places): void {
  form?.querySelector<HTMLElement>(places[field])?.focus();
}
