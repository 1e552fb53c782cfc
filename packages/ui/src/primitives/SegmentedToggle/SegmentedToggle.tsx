import { Item, Root } from '@radix-ui/react-toggle-group';
import type { ReactNode } from 'react';
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
  // Radix reports '' when the selected option is pressed again.
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
