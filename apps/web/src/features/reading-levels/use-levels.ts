import type { RefusalOf } from '@alba/contract/endpoint';
import { type saveReadingLevels as saveEndpoint, saveReadingLevels, undoReadingLevels } from '@alba/contract/reading-levels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { offerUndo, takeBack } from '../../ui/offer-undo.ts';
import { type ClassLevels, useLoadReadingLevelsQuery, useSaveReadingLevelsMutation, useUndoReadingLevelsMutation } from './api.ts';
import { changesOf, type Settings } from './draft.ts';
import type en from './messages/en.json';

/** A refusal that the contract adds does not compile until it has its words here. */
const saveWords: Record<RefusalOf<typeof saveEndpoint>, keyof typeof en.refused> = {
  class_not_found: 'gone',
  reading_levels_changed: 'changed',
  level_not_set: 'lockNeedsLevel',
};
const undoWords: Record<RefusalOf<typeof undoReadingLevels>, keyof typeof en.undoRefused> = { class_not_found: 'gone', undo_expired: 'expired' };

/** Saves what differs, and takes a save back. `failed` stays until the next try. */
export function useLevels(classId: number) {
  const { t } = useTranslation('reading-levels');
  const [send, { isLoading }] = useSaveReadingLevelsMutation();
  const { refetch } = useLoadReadingLevelsQuery({ params: { classId } });
  const [sendUndo] = useUndoReadingLevelsMutation();
  const wordsOf = useWordsOfFailure();
  const [failed, setFailed] = useState<{ title: string; body: string }>();

  const undo = (revision: number) => async () => {
    const { data, error } = await sendUndo({ params: { classId, revision }, idempotencyKey: randomId() });
    if (data) return { restored: t(($) => $.undone, { count: data.restoredStudents }) };
    const own = ownWordOf(undoReadingLevels, error, undoWords);
    return { refused: own ? { title: t(($) => $.undoRefused[own].title), body: t(($) => $.undoRefused[own].body) } : wordsOf(error) };
  };

  /** True when everything is saved; otherwise the wishes stay. */
  const save = async (given: Pick<ClassLevels, 'revision'>, draft: { stored: Settings; wishes: Settings }): Promise<boolean> => {
    const { data, error } = await send({ params: { classId }, body: { revision: given.revision, changes: changesOf(draft) }, idempotencyKey: randomId() });
    if (data) {
      setFailed(undefined);
      offerUndo({ done: t(($) => $.saved, { count: data.changedStudents }), label: t(($) => $.undo), undo: undo(data.revision), about: aboutOf(classId) });
      return true;
    }
    const own = ownWordOf(saveReadingLevels, error, saveWords);
    if (own === 'changed') await refetch();
    setFailed(own ? { title: t(($) => $.refused[own].title), body: t(($) => $.refused[own].body) } : { ...wordsOf(error), title: t(($) => $.notSaved) });
    return false;
  };
  return { save, isSaving: isLoading, failed, takeBack: (revision: number) => takeBack(undo(revision), aboutOf(classId)) };
}

const aboutOf = (classId: number) => `reading-levels/${classId}`;
