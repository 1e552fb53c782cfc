import { EMAIL_LIMITS } from '@daylit/contract';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** The props that the caller sets. The others are fixed for an e-mail address. */
export interface EmailFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'required'
> {
  /**
   * `login` is the address of an account, which password managers store with the password. `reply` is an
   * address for an answer. Default `login`.
   */
  purpose?: 'login' | 'reply';
}

/** A required e-mail address. `emailError` validates it on submit. */
export function EmailField({ purpose = 'login', ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete={purpose === 'login' ? 'username' : 'email'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={EMAIL_LIMITS.maxLength}
      required
    />
  );
}
