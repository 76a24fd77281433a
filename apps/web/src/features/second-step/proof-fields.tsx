import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

type BoxProps = Omit<TextFieldProps, 'label' | 'type'>;

/** The password of the account, to be sure that it is its owner who sits there. */
export function PasswordBox(props: BoxProps) {
  const { t } = useTranslation('second-step');
  return <PasswordField label={t(($) => $.password)} {...props} maxLength={200} autoFocus />;
}

/** Six digits of an app, or a recovery code. */
export function CodeField({ label, ...props }: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField label={label} {...props} autoComplete="one-time-code" autoCapitalize="characters" autoCorrect="off" spellCheck={false} maxLength={20} isCode />
  );
}
