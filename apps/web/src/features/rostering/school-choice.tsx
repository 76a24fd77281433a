import type { RosterConnection } from '@alba/contract/rostering';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Switch } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import type { useForm } from '../../ui/use-form.ts';
import { useTryRosterConnectionMutation } from './api.ts';
import type { ConnectionValues } from './connection-form.ts';

type SchoolChoiceProps = { form: ReturnType<typeof useForm<ConnectionValues>>; editing: RosterConnection };

/** All schools of the source, or those that are ticked; which there are is asked when somebody wants to choose. */
export function SchoolChoice({ form, editing: { connectionId, settings } }: SchoolChoiceProps) {
  const { t } = useTranslation('rostering');
  const errorId = useId();
  const [ask, { data, isLoading }] = useTryRosterConnectionMutation();
  const { schoolIds } = form.values;
  const { id, error } = form.field('schoolIds');
  const wantsAll = useRef(schoolIds === undefined);
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of schools that were chosen before are asked for once
  useEffect(() => {
    if (schoolIds) void ask({ params: { connectionId } });
  }, []);

  const list = useRef<HTMLFieldSetElement>(null);
  // where the dialog is higher than the screen, what was asked for would come out of sight
  useEffect(() => {
    if (data && hasBegun.current) list.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);

  const found = data?.schools ?? [];
  // one that the source does not name now can still be taken out
  const unnamed = (settings.schoolIds ?? []).filter((one) => found.every((school) => school.id !== one)).map((one) => ({ id: one, name: one }));
  const schools = [...found, ...unnamed];
  const begin = async (isAll: boolean) => {
    form.setValue('schoolIds', isAll ? undefined : []);
    wantsAll.current = isAll;
    hasBegun.current = true;
    if (isAll) return;
    const { data: told } = await ask({ params: { connectionId } });
    // somebody may have thought better of it meanwhile
    if (!wantsAll.current) form.setValue('schoolIds', told?.schools.map((school) => school.id) ?? []);
  };
  const toggle = (school: string, isTaken: boolean) => {
    const others = (schoolIds ?? []).filter((one) => one !== school);
    form.setValue('schoolIds', isTaken ? [...others, school] : others);
  };
  return (
    <div>
      <Switch
        id={id}
        label={t(($) => $.choice.all)}
        hint={t(($) => $.choice.hint)}
        checked={schoolIds === undefined}
        onChange={({ target }) => void begin(target.checked)}
      />
      {schoolIds && isLoading && <Spinner label={t(($) => $.choice.asking)} />}
      {schoolIds && !isLoading && schools.length === 0 && <p className="mt-3 text-soft">{t(($) => $.choice.none)}</p>}
      {schoolIds && !isLoading && schools.length > 0 && (
        <fieldset ref={list} className="mt-5" aria-describedby={error ? errorId : undefined}>
          <legend className="a-label">{t(($) => $.choice.schools)}</legend>
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {schools.map((school) => (
              <li key={school.id}>
                <Checkbox
                  label={<span translate="no">{school.name}</span>}
                  checked={schoolIds.includes(school.id)}
                  onChange={({ target }) => toggle(school.id, target.checked)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
