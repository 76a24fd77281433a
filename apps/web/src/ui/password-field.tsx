import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Pasting and password managers are welcome; the eye shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action' | 'icon'>) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button type="button" className="a-iconbtn" aria-pressed={isShown} aria-label={t(($) => $.field.showPassword)} onClick={() => setShown(!isShown)}>
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  );
}
