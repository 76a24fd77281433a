import { addClassTeacher } from '@alba/contract/class-teachers';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { useAddClassTeacherMutation } from './api.ts';

type Relation = 'co-teacher' | 'substitute';
type Values = { colleague: string; relation: Relation; lastDay: string };
type Field = 'colleague' | 'lastDay';

/** Where each refusal is told. */
const places: Record<RefusalOf<typeof addClassTeacher>, { field: Field; word: 'gone' | 'notFound' | 'already' | 'lastDayOver' }> = {
  class_not_found: { field: 'colleague', word: 'gone' },
  colleague_not_found: { field: 'colleague', word: 'notFound' },
  already_teaches: { field: 'colleague', word: 'already' },
  last_day_over: { field: 'lastDay', word: 'lastDayOver' },
};

/** Adds a colleague whose user name or e-mail the owner knows; nobody is offered a list of the staff. */
export function AddTeacher({ classId, today }: { classId: number; today: string }) {
  const { t } = useTranslation('class-life');
  const [add] = useAddClassTeacherMutation();
  const wordsOf = useWordsOfFailure();
  const [round, setRound] = useState(0);
  const form = useForm<Values>({
    initial: { colleague: '', relation: 'co-teacher', lastDay: '' },
    validate: ({ colleague, relation, lastDay }) => ({
      colleague: colleague.trim() === '' ? t(($) => $.add.errors.missing) : undefined,
      lastDay: relation === 'substitute' && lastDay === '' ? t(($) => $.add.errors.lastDayMissing) : undefined,
    }),
    onSubmit: async ({ colleague, relation, lastDay }) => {
      const body = { colleague, relation, lastDay: relation === 'substitute' ? lastDay : undefined };
      const { data, error } = await add({ params: { classId }, body, idempotencyKey: randomId() });
      if (data) {
        showToast({ status: 'success', title: t(($) => $.add.done, { name: `${data.firstName} ${data.lastName}` }) });
        form.reset();
        setRound(round + 1);
        return {};
      }
      const place = ownWordOf(addClassTeacher, error, places);
      if (!place) return { colleague: `${wordsOf(error).title}. ${wordsOf(error).body}` };
      return { [place.field]: t(($) => $.add.errors[place.word]) };
    },
  });
  return (
    <form {...form.formProps} className="mt-6 grid gap-4" aria-label={t(($) => $.add.title)} key={round}>
      <h3 className="text-lg">{t(($) => $.add.title)}</h3>
      <TextField label={t(($) => $.add.colleague)} hint={t(($) => $.add.colleagueHint)} {...form.field('colleague')} autoComplete="off" autoCapitalize="none" />
      <RadioCards<Relation>
        legend={t(($) => $.add.relation)}
        columns={2}
        value={form.values.relation}
        onChange={(relation) => form.setValue('relation', relation)}
        options={(['co-teacher', 'substitute'] as const).map((value) => ({
          value,
          label: t(($) => $.teachers.relation[value]),
          description: t(($) => $.add.means[value]),
        }))}
      />
      {form.values.relation === 'substitute' && (
        <DateField
          label={t(($) => $.add.lastDay)}
          value={form.values.lastDay === '' ? null : form.values.lastDay}
          onChange={(day) => form.setValue('lastDay', day ?? '')}
          min={today}
          error={form.errors.lastDay}
        />
      )}
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {t(($) => $.add.submit)}
        </Button>
      </div>
    </form>
  );
}
