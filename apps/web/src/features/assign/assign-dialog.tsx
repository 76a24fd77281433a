import { createAssignments } from '@alba/contract/assignments';
import { localDateOf } from '@alba/domain/assignments';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { Cover } from '../../ui/picture.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAssignableClassesQuery, useCreateAssignmentsMutation } from './api.ts';
import { ClassChoice } from './class-choice.tsx';
import { useIntention } from './intention.ts';
import { useRefused } from './refused.ts';
import { bodyOf, errorsOf, newTerms } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

/** What the dialog needs to know of a lesson. */
export type LessonToAssign = { lessonId: number; title: string; cover: { media: string } };
export type AssignDialogProps = { lesson: LessonToAssign; onClose: () => void };

const formId = 'assign-form';

/** One lesson to one or more classes, all or nothing (A-ASSIGN). */
export default function AssignDialog({ lesson, onClose }: AssignDialogProps) {
  const { t } = useTranslation('assign');
  const { data, error, refetch } = useAssignableClassesQuery({});
  const failed = useFailureWords(error);
  const [isBusy, setBusy] = useState(false);
  const canAssign = data !== undefined && data.classes.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t(($) => $.title)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          {canAssign && (
            <Button type="submit" form={formId} isBusy={isBusy}>
              {t(($) => $.assign)}
            </Button>
          )}
        </>
      }
    >
      <div className="mb-6 flex items-center gap-4">
        <Cover src={mediaUrl(lesson.cover.media)} className="w-22 flex-none rounded-sm" />
        <p className="min-w-0 text-lg font-semibold wrap-anywhere">{lesson.title}</p>
      </div>
      {!data && failed && (
        <ErrorPanel level={3} title={failed.title} onRetry={refetch}>
          {failed.body}
        </ErrorPanel>
      )}
      {!data && !failed && <RowsSkeleton count={3} label={t(($) => $.loadingClasses)} />}
      {data && !canAssign && (
        <EmptyState level={3} title={t(($) => $.noClasses.title)} action={<ButtonLink to={paths.classes()}>{t(($) => $.noClasses.create)}</ButtonLink>}>
          {t(($) => $.noClasses.body)}
        </EmptyState>
      )}
      {data && canAssign && <AssignForm lesson={lesson} classes={data.classes} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}

type AssignFormProps = AssignDialogProps & { classes: Parameters<typeof ClassChoice>[0]['classes']; onBusy: (isBusy: boolean) => void };

function AssignForm({ lesson, classes, onBusy, onClose }: AssignFormProps) {
  const { t } = useTranslation('assign');
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone ?? 'UTC');
  const [terms, setTerms] = useState(() => newTerms(localDateOf(new Date(), zone)));
  const [chosen, setChosen] = useState<number[]>(() => (classes.length === 1 && classes[0] ? [classes[0].classId] : []));
  const [isTold, setTold] = useState(false);
  const [assign, { error, isLoading }] = useCreateAssignmentsMutation();
  const form = useRef<HTMLFormElement>(null);
  const keyOf = useIntention();
  const refused = useRefused();
  const assigned = useAssigned(lesson);

  const own = errorsOf(terms);
  const fromServer = error && refusalOf(createAssignments, error) === 'due_before_start' ? ({ due: 'dueBeforeStart' } as const) : {};
  const classError = chosen.length === 0 ? t(($) => $.error.noClass) : undefined;

  const submit = async () => {
    if (isLoading) return;
    setTold(true);
    if (classError || Object.keys(own).length > 0) {
      focusFirstWrong(form.current, classError ? 'classes' : own.start ? 'start' : 'due');
      return;
    }
    const body = { lessonId: lesson.lessonId, classIds: chosen, ...bodyOf(terms) };
    onBusy(true);
    const { data } = await assign({ body, idempotencyKey: keyOf(body) });
    onBusy(false);
    if (!data) return;
    assigned(chosen.length);
    onClose();
  };

  const alert = error && !isLoading ? refused(error, 'create') : undefined;
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
      <ClassChoice classes={classes} chosen={chosen} onChange={setChosen} error={isTold ? classError : undefined} />
      <TermsFields
        terms={terms}
        onChange={(change) => setTerms((before) => ({ ...before, ...change }))}
        errors={{ ...fromServer, ...(isTold ? own : dueOnly(own)) }}
      />
      {alert && (
        <Alert status="danger" isLive title={alert.title}>
          {alert.body}
        </Alert>
      )}
    </form>
  );
}

/** A due date before the start is told while it stands there; missing dates only on sending. */
const dueOnly = ({ due }: ReturnType<typeof errorsOf>) => (due === 'dueBeforeStart' ? { due } : {});

/** Says that it is done and offers the list where the assignment stands now. */
function useAssigned(lesson: LessonToAssign): (count: number) => void {
  const { t } = useTranslation('assign');
  const navigate = useNavigate();
  return (count) =>
    showToast({
      status: 'success',
      time: 10_000,
      title: t(($) => $.done, { count, lesson: lesson.title }),
      action: { label: t(($) => $.seeAssigned), onAction: () => void navigate(paths.assigned()) },
    });
}

function focusFirstWrong(form: HTMLFormElement | null, field: 'classes' | 'start' | 'due'): void {
  form?.querySelector<HTMLElement>(`[data-field=${field}] :is([role=spinbutton], input)`)?.focus();
}
