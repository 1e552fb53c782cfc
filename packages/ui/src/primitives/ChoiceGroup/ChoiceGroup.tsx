import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FieldError } from '../Field/Field.tsx';
import styles from './ChoiceGroup.module.css';

export interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  /** The question that the tiles answer. */
  legend: ReactNode;
  /**
   * `hidden` when the page's title already asks the question: only screen readers say it. Default `visible`.
   */
  legendVisibility?: 'visible' | 'hidden';
  /** One line below the question. */
  hint?: ReactNode;
  /** Tiles per row; `pills` stand side by side as far as they fit. Default `one`. */
  columns?: 'one' | 'two' | 'pills';
  /** Shown below the tiles and announced when it appears. */
  error?: ReactNode;
  /** `ChoiceTile`s, and fields that belong to them. */
  children: ReactNode;
}

/** A question with its choice tiles. */
export function ChoiceGroup({
  legend,
  legendVisibility = 'visible',
  hint,
  columns = 'one',
  error,
  className,
  children,
  ...rest
}: ChoiceGroupProps) {
  const id = useId();
  const describedBy = [hint != null && `${id}-hint`, error != null && `${id}-error`]
    .filter(Boolean)
    .join(' ');

  return (
    <fieldset
      aria-describedby={describedBy === '' ? undefined : describedBy}
      {...rest}
      className={classNames(styles.ChoiceGroup, className)}
    >
      <legend className={styles.Legend} data-visibility={legendVisibility}>
        {legend}
      </legend>
      {hint != null && (
        <p id={`${id}-hint`} className={styles.Hint}>
          {hint}
        </p>
      )}
      <div data-columns={columns} className={styles.Tiles}>
        {children}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
