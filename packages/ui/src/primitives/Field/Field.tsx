import { Root as Label } from '@radix-ui/react-label';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Field.module.css';

/** What every field shows around its control. */
export interface FieldText {
  /** Above the control, always visible. */
  label: ReactNode;
  /** Says "(optional)" after the label. Fields are required otherwise. */
  optional?: boolean;
  /** One line below the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Announced when it appears, and tied to the control. */
  error?: ReactNode;
}

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldText {
  /** The control's id, when something else has to point at it. */
  id?: string | undefined;
  /** Lands on the root. */
  className?: string | undefined;
  /** Renders the control with what ties it to the words around it. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, tied by ids. The fields below are this with a control in it. */
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
      <Label htmlFor={id} className={styles.Label}>
        {label}
        {optional && <span className={styles.Optional}> (optional)</span>}
      </Label>
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
  /** Goes into the control's `aria-describedby`. */
  id: string;
  /** Nothing is shown without a message. */
  children?: ReactNode;
}

/** The message under a control, or under a group of them. Announced when it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children == null) return null;
  return (
    <p id={id} role="alert" className={styles.Error}>
      <TriangleAlert size={17} className={styles.ErrorIcon} />
      <span>{children}</span>
    </p>
  );
}
