import { type SubjectKey, subjectIds } from '@alba/domain/editions';
import type { BulkAct, LevelGroup } from '@alba/domain/reading-levels';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveWarning } from '../../ui/leave-warning.tsx';
import { Select } from '../../ui/select.tsx';
import type { ClassLevels } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { changedStudents, countOf, type Draft, type Settings, storedIn, wishesAfter } from './draft.ts';
import { LevelsTable } from './levels-table.tsx';
import './reading-settings.css';
import { SaveBar } from './save-bar.tsx';
import { useLevels } from './use-levels.ts';

type LevelsFormProps = { given: ClassLevels; visited: (at: string | undefined) => string };

/** What was done to all at once, with the way back while nothing is saved. */
type Bulk = { words: string; before: Settings };

export function LevelsForm({ given, visited }: LevelsFormProps) {
  const { t } = useTranslation('reading-levels');
  const viewer = viewerOf(useAppSelector((state) => state.auth));
  const edition = viewer?.edition ?? 'us';
  const [wishes, setWishes] = useState<Settings>(new Map());
  const [subject, setSubject] = useState<SubjectKey>();
  const [bulk, setBulk] = useState<Bulk>();
  const stored = useMemo(() => storedIn(given.students), [given.students]);
  const draft: Draft = { students: given.students, subjects: subject ? [subject] : given.subjects, stored, wishes };
  const count = changedStudents(draft).size;
  const { save, isSaving, failed, takeBack } = useLevels(given.classId);

  const actOnAll = (group: LevelGroup, act: BulkAct) => {
    const { changed, passedOver } = countOf(draft, group.key, act);
    const words = [t(($) => $.bulkDone[act.kind], { count: changed }), passedOver > 0 ? t(($) => $.passedOver, { count: passedOver }) : ''].join(' ').trim();
    setBulk(changed > 0 ? { words, before: wishes } : undefined);
    if (changed === 0) announce(words, 'polite');
    setWishes(wishesAfter(draft, { enrollmentIds: given.students.map(({ enrollmentId }) => enrollmentId), group: group.key }, act));
  };
  const actOnOne = (enrollmentId: number, group: LevelGroup, act: BulkAct) => {
    setBulk(undefined);
    setWishes(wishesAfter(draft, { enrollmentIds: [enrollmentId], group: group.key }, act));
  };
  const saveAll = async () => {
    if (!(await save(given, draft))) return;
    setWishes(new Map());
    setBulk(undefined);
  };

  return (
    <>
      <p className="a-levels__intro mb-6 text-soft">
        {t(($) => $.intro)} {edition === 'us' && t(($) => $.estimated)}
      </p>
      {given.subjects.length > 1 && (
        <Select
          label={t(($) => $.subject)}
          isCompact
          className="mb-4 max-w-70"
          placeholder={t(($) => $.allSubjects)}
          value={subject ?? ''}
          onChange={({ target }) => setSubject(subjectIds.find((key) => key === target.value))}
          options={given.subjects.map((key) => ({ value: key, label: t(($) => $.subjects[key]) }))}
        />
      )}
      <BulkBar edition={edition} studentCount={given.students.length} grade={given.grade} onAct={actOnAll} />
      <div role="status">
        {bulk && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
            {bulk.words}
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setWishes(bulk.before);
                setBulk(undefined);
              }}
            >
              {t(($) => $.bulkUndo)}
            </Button>
          </p>
        )}
      </div>
      {!bulk && count === 0 && given.lastSave && <LastSave given={given.lastSave} timeZone={viewer?.timeZone} onUndo={takeBack} />}
      <div className="mt-4">
        <LevelsTable draft={draft} edition={edition} visited={visited} onAct={actOnOne} />
      </div>
      {failed && (
        <Alert status="danger" isLive title={failed.title} className="mt-6">
          {failed.body}
        </Alert>
      )}
      {count > 0 && <SaveBar classId={given.classId} count={count} isBusy={isSaving} onSave={saveAll} />}
      <LeaveWarning isOn={count > 0} title={t(($) => $.leave.title)} go={t(($) => $.leave.go)} stay={t(($) => $.leave.stay)}>
        {t(($) => $.leave.body, { count })}
      </LeaveWarning>
    </>
  );
}

type LastSaveProps = { given: NonNullable<ClassLevels['lastSave']>; timeZone?: string; onUndo: (revision: number) => Promise<void> };

/** Also after the notice is gone, and for a colleague. */
function LastSave({ given, timeZone, onUndo }: LastSaveProps) {
  const { t } = useTranslation('reading-levels');
  const format = useFormat();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-soft">
      {t(($) => $.lastSaved, { count: given.studentCount, date: format.dateTime(given.savedAt, timeZone) })}
      <Button variant="ghost" size="sm" onClick={() => void onUndo(given.revision)}>
        {t(($) => $.undo)}
      </Button>
    </p>
  );
}
