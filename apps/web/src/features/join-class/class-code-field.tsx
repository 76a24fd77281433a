import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import { caretIn, showCode } from './code-text.ts';

export type ClassCodeFieldProps = { id: string; value: string; onChange: (shown: string) => void; error: string | undefined };

/** Takes a code however it is written, spaces, dashes and small letters included, and shows it as it stands on the board. */
export function ClassCodeField({ id, value, onChange, error }: ClassCodeFieldProps) {
  const { t } = useTranslation('join-class');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = showCode(target.value);
    caret.current = caretIn(shown, target.value, target.selectionStart ?? target.value.length);
    onChange(shown);
  };
  // React puts the caret at the end when the shown text differs from the typed one; whoever mends a letter stays there
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    if (place !== undefined && document.activeElement === input.current) input.current?.setSelectionRange(place, place);
  });

  return (
    <TextField
      id={id}
      ref={input}
      label={t(($) => $.code)}
      value={value}
      onChange={change}
      error={error}
      isCode
      className="[&_input]:text-xl [&_input]:font-semibold"
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      translate="no"
    />
  );
}
