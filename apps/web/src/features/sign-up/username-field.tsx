import { limits } from '@alba/domain/limits';
import { suggestUsernames } from '@alba/domain/new-account';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../ui/focus-field.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { useForm } from '../../ui/use-form.ts';
import { LinkButton } from './link-button.tsx';
import type { AboutValues } from './sign-up-body.ts';

export type AboutForm = ReturnType<typeof useForm<AboutValues>>;

/** The user name, with ideas: some made of the names while there is none yet, others that are free when it is taken. */
export function UsernameField({ form, suggestions }: { form: AboutForm; suggestions: readonly string[] }) {
  const { t } = useTranslation('sign-up');
  const { firstName, lastName, username } = form.values;
  const field = form.field('username');
  const isTaken = suggestions.length > 0 && form.errors.username !== undefined;
  const ideas = isTaken ? suggestions : username === '' && firstName.trim() !== '' && lastName.trim() !== '' ? suggestUsernames({ firstName, lastName }) : [];
  const take = (idea: string) => {
    form.setValue('username', idea);
    focusField(field.id);
  };
  return (
    <div>
      <TextField
        label={t(($) => $.about.username)}
        hint={t(($) => $.about.usernameHint, { min: limits.username.min, max: limits.username.max })}
        {...field}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        translate="no"
      />
      {ideas.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>{isTaken ? t(($) => $.about.free) : t(($) => $.about.ideas)}</span>
          {ideas.slice(0, 3).map((idea) => (
            <LinkButton key={idea} translate="no" onClick={() => take(idea)}>
              <span className="sr-only">{t(($) => $.about.use)} </span>
              {idea}
            </LinkButton>
          ))}
        </p>
      )}
    </div>
  );
}
