import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Tabs.module.css';

/** One of the tabs, in the order of the row. */
export interface Tab<Value extends string> {
  /** Tells it apart, in the address too. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** What stands below while this tab is chosen. Not drawn otherwise, so what was typed there is gone. */
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the row of tabs chooses from, for screen readers. */
  label: string;
  /** At least two. More than fit in a row scroll sideways inside it. */
  tabs: readonly Tab<Value>[];
  /** The chosen one. */
  value: Value;
  /** A tab was chosen, by pointer or by arrow key. The row stays as it is until `value` follows. */
  onValueChange: (value: Value) => void;
  /** Lands on the root. */
  className?: string | undefined;
}

/**
 * Parts of a page of which one shows at a time. One tab stop; arrow keys, Home and End move inside the row.
 *
 * **Do** keep the chosen tab in the address. **Don't** put steps of one task into tabs.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab !== undefined) onValueChange(tab.value);
  };

  return (
    <RadixTabs.Root value={value} onValueChange={choose} className={classNames(styles.Tabs, className)}>
      <RadixTabs.List aria-label={label} className={styles.List}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.Tab}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={styles.Panel}>
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
