import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './SegmentedToggle.module.css';

export interface SegmentedOption<Value extends string> {
  /** Identifies the option. Not empty. */
  value: Value;
  /** One to three words; the segment's name. */
  label: ReactNode;
}

export interface SegmentedToggleProps<Value extends string> {
  /** What the options decide, for screen readers. */
  label: string;
  /** Two or three. */
  options: readonly SegmentedOption<Value>[];
  /** The selected option. There always is one: pressing it again changes nothing. */
  value: Value;
  /** Called when another option is pressed. */
  onChange: (value: Value) => void;
  /** `full` fills the width of its container; the options share it equally. Default `content`. */
  width?: 'content' | 'full';
  /** For its position in the parent. */
  className?: string | undefined;
}

/**
 * Switches between two or three views of the same thing. It is one tab stop; arrow keys move, Space and Enter
 * select.
 *
 * **Do** use it where the change shows at once, directly below. **Don't** use it in a form that is sent
 * later: that is a
 * `ChoiceGroup`.
 */
export function SegmentedToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
  width = 'content',
  className,
}: SegmentedToggleProps<Value>) {
  return (
    <fieldset aria-label={label} data-width={width} className={classNames(styles.SegmentedToggle, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => option.value !== value && onChange(option.value)}
          onKeyDown={moveFocus}
          className={styles.Segment}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const segments = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  segments.at((segments.indexOf(event.currentTarget) + step) % segments.length)?.focus();
}
