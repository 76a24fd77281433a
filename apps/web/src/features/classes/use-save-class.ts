import { type ClassSummary, createClass, updateClass } from '@alba/contract/classes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { type FailureWords, failureDetails, failureWords, generalFailureOf } from '../../lib/failure/index.ts';
import { useCreateClassMutation, useLoadClassQuery, useUpdateClassMutation } from './api.ts';
import { type ClassFormErrors, type ClassRefusal, type ClassValues, toldAtName } from './class-form.ts';

export type SaveOutcome = { saved?: ClassSummary; errors?: ClassFormErrors };

/** Makes or changes a class. `failed` tells what no field can: the class is gone, somebody else changed it, no connection. */
export function useSaveClass(editing: ClassSummary | undefined) {
  const { t } = useTranslation('classes');
  const { t: tFailure } = useTranslation('failure');
  const [create] = useCreateClassMutation();
  const [update] = useUpdateClassMutation();
  const newest = useLoadClassQuery({ params: { id: editing?.classId ?? 0 } }, { skip: editing === undefined });
  const [failed, setFailed] = useState<FailureWords>();
  const keyOf = useWishKey();
  // what the teacher looked at when the dialog opened; after a refusal for it, what the refusal has shown
  const revision = useRef(editing?.revision);

  const send = async ({ name, description, avatar }: ClassValues) => {
    const values = { name: name.trim(), description: description.trim(), avatar };
    if (!editing) return { endpoint: createClass, ...(await create({ query: values, idempotencyKey: keyOf(values) })) };
    const body = { classId: editing.classId, ...values, revision: revision.current };
    return { endpoint: updateClass, ...(await update({ body, idempotencyKey: keyOf(body) })) };
  };

  const save = async (values: ClassValues): Promise<SaveOutcome> => {
    const { endpoint, data, error } = await send(values);
    if (data) return { saved: data };
    const refusal = refusalOf(endpoint, error);
    if (!isClassRefusal(refusal)) {
      setFailed(failureWords(tFailure, generalFailureOf(error), failureDetails(error)));
      return {};
    }
    if (toldAtName[refusal]) {
      setFailed(undefined);
      return { errors: { name: 'nameTaken' } };
    }
    if (refusal === 'class_changed') revision.current = (await newest.refetch()).data?.revision;
    const words = refusal === 'class_changed' ? 'changed' : 'gone';
    setFailed({ title: t(($) => $.form[words].title), body: t(($) => $.form[words].body) });
    return {};
  };
  return { save, failed };
}

/** One key for one wish (D90): the same when the same is sent again because its answer was lost, another for other words. */
function useWishKey(): (wish: object) => string {
  const last = useRef({ wish: '', key: '' });
  return (wish) => {
    const text = JSON.stringify(wish);
    if (last.current.wish !== text) last.current = { wish: text, key: randomId() };
    return last.current.key;
  };
}

const isClassRefusal = (refusal: string | undefined): refusal is ClassRefusal => refusal !== undefined && refusal in toldAtName;
