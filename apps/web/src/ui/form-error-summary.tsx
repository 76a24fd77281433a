import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { focusField } from './focus-field.ts';

/** Everything wrong with a form, each line leading to its field. Shown for two or more; `useForm` moves focus here. */
export function FormErrorSummary({ errors, ref }: { errors: readonly { id: string; message: string }[]; ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('ui');
  if (errors.length < 2) return null;
  return (
    <Alert status="danger" ref={ref} title={t(($) => $.form.problems, { count: errors.length })}>
      <ul className="mt-1 grid gap-1">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
