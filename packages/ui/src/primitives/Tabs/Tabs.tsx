import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Tabs.module.css';

/** One tab; the array gives the order. */
export interface Tab<Value extends string> {
  /** Identifies the tab, in the URL too. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** The content while this tab is selected. It is unmounted otherwise, so entered text is lost. */
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** At least two. If they do not fit, the row scrolls sideways. */
  tabs: readonly Tab<Value>[];
  /** The value of the selected tab. */
  value: Value;
  /** Called when a tab is selected by pointer or arrow key. The row does not change until `value` does. */
  onValueChange: (value: Value) => void;
  /** Applied to the root. */
  className?: string | undefined;
}

/**
 * Parts of a page that are shown one at a time. The row is one tab stop; arrow keys, Home and End move inside
 * it.
 *
 * **Do** keep the selected tab in the URL. **Don't** put the steps of one task into tabs.
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
