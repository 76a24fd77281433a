import { classCodeLength, formatClassCode, normalizeClassCode } from '@alba/domain/classes';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

export type TypedCodes = { classCode: string; code: string };
export type CardCodeFormProps = {
  /** Known on the screen of a class; elsewhere the child types it too. */
  classCode: string | undefined;
  isBusy: boolean;
  onSubmit: (codes: TypedCodes) => void;
};

/** For a device without a camera: the code that stands on the card. */
export function CardCodeForm({ classCode, isBusy, onSubmit }: CardCodeFormProps) {
  const { t } = useTranslation('pupil-sign-in');
  const missing = (typed: string) => (normalizeClassCode(typed) ? undefined : t(($) => $.code.missing));
  const form = useForm({
    initial: { classCode: classCode ?? '', code: '' },
    validate: (typed) => ({ classCode: classCode === undefined ? missing(typed.classCode) : undefined, code: missing(typed.code) }),
    onSubmit: (typed) => onSubmit(typed),
  });
  const shownIn = (name: 'classCode' | 'code') => ({
    ...form.field(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.setValue(name, shown(target.value)),
    isCode: true,
    className: '[&_input]:text-2xl [&_input]:font-semibold',
    autoCapitalize: 'characters',
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    translate: 'no' as const,
  });
  return (
    <form {...form.formProps} className="mt-4 grid max-w-90 gap-4">
      {classCode === undefined && <TextField label={t(($) => $.code.classCode)} hint={t(($) => $.code.classHint)} {...shownIn('classCode')} />}
      <TextField label={t(($) => $.code.cardCode)} hint={t(($) => $.code.cardHint)} {...shownIn('code')} />
      <Button type="submit" size="lg" variant="secondary" isBlock isBusy={isBusy}>
        {t(($) => $.code.submit)}
      </Button>
    </form>
  );
}

/** As it stands on the card, as soon as it is whole; before that as it is typed. */
function shown(typed: string): string {
  const code = normalizeClassCode(typed);
  return code ? formatClassCode(code) : typed.toUpperCase().slice(0, 2 * classCodeLength);
}
