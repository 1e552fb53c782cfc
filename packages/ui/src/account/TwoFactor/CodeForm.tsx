import type { Elements } from '../../lib/elements.ts';
import { CodeField } from '../../primitives/CodeField/CodeField.tsx';
import { useForm } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import area from '../account.module.css';

export interface CodeFormProps {
  /** One line below the field. */
  hint?: string;
  /** Opens the number pad of phones, for a field that accepts only the app's six digits. Default false. */
  digitsOnly?: boolean;
  /** The error of the code that was sent. */
  error: string | undefined;
  /** While true, nothing is sent. */
  busy: boolean;
  /** Receives the code without the space that apps show in the middle. */
  onSubmit: (proof: { code: string }) => void;
  /** The buttons, and errors that do not concern the code. */
  children: Elements;
}

/** Asks for a code from the authenticator app. */
export function CodeForm({ hint, digitsOnly = false, error, busy, onSubmit, children }: CodeFormProps) {
  const { errors, formProps } = useForm<'code'>(
    (entered) => ({ code: codeOf(entered).length < 6 ? 'Please enter the 6 digits.' : undefined }),
    (entered) => {
      if (!busy) onSubmit({ code: codeOf(entered) });
    },
  );
  return (
    <form {...formProps} className={area.Form}>
      <CodeField
        label="6-digit code"
        name="code"
        placeholder="000000"
        inputMode={digitsOnly ? 'numeric' : 'text'}
        maxLength={40}
        required
        hint={hint}
        error={errors.code ?? error}
      />
      {children}
    </form>
  );
}

function codeOf(entered: FormData): string {
  return textOf(entered, 'code').replaceAll(/\s/g, '');
}
