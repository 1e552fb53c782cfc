import { Item, Root } from '@radix-ui/react-toggle-group';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './SegmentedToggle.module.css';

export interface SegmentedOption<Value extends string> {
  /** Told apart by it. Not empty. */
  value: Value;
  /** One to three words; the segment's name. */
  label: ReactNode;
}

export interface SegmentedToggleProps<Value extends string> {
  /** What the options decide. Heard, not seen. */
  label: string;
  /** Two or three. */
  options: readonly SegmentedOption<Value>[];
  /** The option that is on. One always is: pressing it again changes nothing. */
  value: Value;
  /** Another option was pressed. */
  onChange: (value: Value) => void;
  /** `full` shares the column out among the options. Default `content`. */
  width?: 'content' | 'full';
  /** For where it stands in its parent. */
  className?: string | undefined;
}

/**
 * Switches between two or three views of the same thing. One stop for Tab; arrows move, Space and Enter press.
 *
 * **Do** use it where the change shows at once, right below. **Don't** use it in a form that is sent later: that
 * is a `ChoiceGroup`.
 */
export function SegmentedToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
  width = 'content',
  className,
}: SegmentedToggleProps<Value>) {
  // Radix reports '' for a second press on the option that is on.
  const handleChange = (pressed: string) => {
    const option = options.find((one) => one.value === pressed);
    if (option !== undefined) onChange(option.value);
  };

  return (
    <Root type="single" role={undefined} value={value} onValueChange={handleChange} asChild>
      <fieldset
        aria-label={label}
        data-width={width}
        className={classNames(styles.SegmentedToggle, className)}
      >
        {options.map((option) => (
          <Item
            key={option.value}
            value={option.value}
            role={undefined}
            aria-checked={undefined}
            aria-pressed={option.value === value}
            className={styles.Segment}
          >
            {option.label}
          </Item>
        ))}
      </fieldset>
    </Root>
  );
}
