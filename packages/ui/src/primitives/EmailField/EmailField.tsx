import { EMAIL_LIMITS } from '@daylit/contract';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** What the caller decides. What makes a field one for an address is decided here. */
export interface EmailFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'required'
> {
  /**
   * `login` is the address that one logs in with, which password managers keep beside the password; `reply` is one to
   * write to. Default `login`.
   */
  purpose?: 'login' | 'reply';
}

/** An e-mail address, required. Whether it looks like one is asked by `emailError` on submit. */
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
