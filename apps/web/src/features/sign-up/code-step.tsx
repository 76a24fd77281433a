import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Looked, lookForClass, lookForSchool, useBusy } from './look-for-place.ts';
import type { CodeWords } from './refused-words.ts';
import { StepFoot } from './step.tsx';
import type { Wizard } from './use-wizard.ts';
import type { FoundClass, FoundSchool } from './wizard-state.ts';

/** The field for a class code belongs to joining a class; the screen lends it. */
export type RenderClassCode = (field: { id: string; value: string; onChange: (shown: string) => void; error: string | undefined }) => ReactNode;
type CodeStepProps = { wizard: Wizard /** What the code was refused with on a later page. */; refused?: CodeWords };

/** A student's step: the code of a class. */
export function ClassCodeStep({ wizard, refused, renderClassCode }: CodeStepProps & { renderClassCode: RenderClassCode }) {
  const { t } = useTranslation('sign-up');
  const { state, change, goTo } = wizard;
  const code = useCode<FoundClass>({
    typed: state.classCode,
    refused,
    missing: 'classMissing',
    look: lookForClass,
    onFound: (foundClass) => goTo('about', { foundClass }),
  });
  const write = (classCode: string) => {
    code.forget();
    change({ classCode, foundClass: undefined });
  };
  return (
    <form noValidate onSubmit={code.submit} className="mt-2">
      <p className="mb-5 text-soft">{t(($) => $.class.hint)}</p>
      {renderClassCode({ id: code.fieldId, value: state.classCode, onChange: write, error: code.error })}
      {code.alert}
      <StepFoot onBack={() => goTo('role')} isBusy={code.isBusy} />
    </form>
  );
}

/** A teacher's step: the code of a school. One who came by the link of a class hears that it is for students. */
export function SchoolCodeStep({ wizard, refused }: CodeStepProps) {
  const { t } = useTranslation('sign-up');
  const { state, change, goTo } = wizard;
  const code = useCode<FoundSchool>({
    typed: state.schoolCode,
    refused,
    missing: 'schoolMissing',
    look: lookForSchool,
    onFound: (school) => goTo('about', { school }),
  });
  const write = (schoolCode: string) => {
    code.forget();
    change({ schoolCode, school: undefined });
  };
  return (
    <form noValidate onSubmit={code.submit} className="mt-2">
      {state.isDirectLink && (
        <Alert status="info" title={t(($) => $.teacherLink.title)} className="my-5">
          <p>{state.foundClass ? t(($) => $.teacherLink.body, { name: state.foundClass.className }) : t(($) => $.teacherLink.bodyWithoutName)}</p>
        </Alert>
      )}
      <p className="mb-5 text-soft">{t(($) => $.school.hint)}</p>
      <TextField
        id={code.fieldId}
        label={t(($) => $.school.code)}
        value={state.schoolCode}
        onChange={({ target }) => write(target.value)}
        error={code.error}
        isCode
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
      />
      {code.alert}
      <StepFoot onBack={() => goTo('role')} isBusy={code.isBusy} />
    </form>
  );
}

type UseCode<Found> = {
  typed: string;
  refused: CodeWords | undefined;
  missing: 'classMissing' | 'schoolMissing';
  look: (code: string) => Promise<Looked<Found>>;
  onFound: (found: Found) => void;
};

/** Looks the code up when it is sent, and says at the field what is wrong with it. */
function useCode<Found>({ typed, refused, missing, look, onFound }: UseCode<Found>) {
  const { t } = useTranslation('sign-up');
  const fieldId = useId();
  // a new object for every refusal, so that the same one twice is news again
  const [told, setTold] = useState<{ words?: CodeWords; failure?: unknown }>({ words: refused });
  const [isBusy, run] = useBusy();
  const failed = useFailureWords(told.failure);
  useEffect(() => {
    if (told.words) document.getElementById(fieldId)?.focus();
  }, [told, fieldId]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (typed.trim() === '') return setTold({ words: missing });
      const looked = await look(typed);
      if ('found' in looked) onFound(looked.found);
      else setTold(looked);
    });
  };
  const { words } = told;
  return {
    fieldId,
    submit,
    isBusy,
    error: words && t(($) => $.refused.code[words]),
    forget: () => setTold({}),
    alert: failed && (
      <Alert status="danger" isLive title={failed.title} className="mt-4">
        <p>{failed.body}</p>
      </Alert>
    ),
  };
}
