import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './Field.module.css';

/** The texts of a field around its control. */
export interface FieldText {
  /** Above the control, always visible. */
  label: ReactNode;
  /** Adds "(optional)" to the label. Other fields are required. */
  optional?: boolean;
  /** One line below the control. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. Announced when it appears, and linked to the control. */
  error?: ReactNode;
}

/** Attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldText {
  /** The control's id, if another element has to refer to it. */
  id?: string | undefined;
  /** Applied to the root. */
  className?: string | undefined;
  /** Renders the control with the attributes that link it to its texts. */
  children: (control: FieldControl) => Elements;
}

/** Label, control, hint and error, linked by ids. All other fields are built on it. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  id: givenId,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint != null && hintId, error != null && errorId].filter(Boolean).join(' ');

  return (
    <div className={classNames(styles.Field, className)}>
      <label htmlFor={id} className={styles.Label}>
        <span>{label}</span>
        {optional && <span className={styles.Optional}> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error == null ? undefined : true,
      })}
      {hint != null && (
        <p id={hintId} className={styles.Hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export interface FieldErrorProps {
  /** Referred to by the control's `aria-describedby`. */
  id: string;
  /** Without a message nothing is shown. */
  children?: ReactNode;
}

/** The message below a control or a group of controls. Announced when it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children == null) return null;
  return (
    <p id={id} role="alert" className={styles.Error}>
      <TriangleAlert size={17} className={styles.ErrorIcon} />
      <span>{children}</span>
    </p>
  );
}
