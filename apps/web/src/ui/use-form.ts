import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { focusField } from './focus-field.ts';

type Errors<Values> = Partial<Record<keyof Values, string>>;
type Shape = Record<string, unknown>;

export type UseFormOptions<Values> = {
  initial: Values;
  /** Words for every field that is wrong now; pure. */
  validate: (values: Values) => Errors<Values>;
  /** May answer with words for fields that the server refused; they stand until the field changes. */
  onSubmit: (values: Values) => Promise<Errors<Values> | undefined> | Promise<void> | void;
};

/**
 * A form that tells what is wrong when a field is left or the form is sent, and stops telling as soon as it is right. Sending
 * with one error moves focus to that field, with more to the summary. What was typed is always kept.
 */
export function useForm<Values extends Shape>({ initial, validate, onSubmit }: UseFormOptions<Values>) {
  const state = useFormState(initial, validate);
  const { values, errors, names, setValue, tell } = state;
  const prefix = useId();
  const [isBusy, setBusy] = useState(false);
  const idOf = (name: keyof Values & string) => `${prefix}-${name}`;
  const wrong = names.filter((name) => errors[name]);
  const { summaryRef, moveFocus } = useErrorFocus(wrong.map(idOf));

  const refuse = (words: Errors<Values>) => {
    state.setRefused(words);
    moveFocus();
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    tell(...names);
    if (Object.values(validate(values)).some(Boolean)) return moveFocus();
    setBusy(true);
    try {
      const words = await onSubmit(values);
      if (words && Object.values(words).some(Boolean)) refuse(words);
    } finally {
      setBusy(false);
    }
  };
  const common = (name: keyof Values & string) => ({ id: idOf(name), name, error: errors[name], onBlur: () => tell(name) });

  return {
    values,
    setValue,
    errors,
    /** Words for fields from outside, with focus as after sending. */
    setErrors: refuse,
    isBusy,
    /** Whether anything differs from the start: for the warning before leaving. */
    isChanged: names.some((name) => values[name] !== initial[name]),
    reset: state.reset,
    /** For a TextField or Select: `<TextField label=… {...form.field('name')} />`. */
    field: (name: keyof Values & string) => ({
      ...common(name),
      value: String(values[name] ?? ''),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => setValue(name, event.target.value as Values[typeof name]),
    }),
    /** For a DateField. */
    dateField: (name: keyof Values & string) => ({
      ...common(name),
      value: (values[name] ?? null) as string | null,
      onChange: (value: string | null) => setValue(name, value as Values[typeof name]),
    }),
    formProps: { noValidate: true, onSubmit: submit },
    /** For FormErrorSummary. */
    summary: { errors: wrong.map((name) => ({ id: idOf(name), message: errors[name] ?? '' })), ref: summaryRef },
  };
}

/** Values, and which of their errors are told now: those of fields left or sent, and the server's until the field changes. */
function useFormState<Values extends Shape>(initial: Values, validate: (values: Values) => Errors<Values>) {
  const [values, setValues] = useState(initial);
  const [told, setTold] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<Errors<Values>>({});
  const names = Object.keys(values) as (keyof Values & string)[];
  const found = validate(values);
  const errors: Errors<Values> = {};
  for (const name of names) {
    const words = (told.has(name) && found[name]) || refused[name];
    if (words) errors[name] = words;
  }
  return {
    values,
    names,
    errors,
    setRefused,
    setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    tell: (...more: (keyof Values)[]) => setTold((before) => (more.every((name) => before.has(name)) ? before : new Set([...before, ...more]))),
    reset: (to: Values = initial) => {
      setValues(to);
      setTold(new Set());
      setRefused({});
    },
  };
}

/** Moves focus to the one wrong field, or to the summary of several, once they are on the page. */
function useErrorFocus(wrongIds: readonly string[]) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request moves focus, not every change of errors
  useEffect(() => {
    if (request === 0) return;
    const [first] = wrongIds;
    if (wrongIds.length > 1 && summaryRef.current) summaryRef.current.focus();
    else if (first) focusField(first);
  }, [request]);
  return { summaryRef, moveFocus: () => setRequest((count) => count + 1) };
}
