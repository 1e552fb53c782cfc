import type { ConfirmedDaypart } from '@daylit/contract';
import { type ComponentProps, useId } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { classNames } from '../../lib/class-names.ts';
import { DAYPARTS } from './dayparts.ts';
import styles from './StepGroup.module.css';

export interface StepGroupProps extends ComponentProps<'section'> {
  /** Selects the group's title, icon and colour. */
  daypart: ConfirmedDaypart;
  /** Rows, each with a line above it. */
  children: Elements;
}

/** One part of a routine with its mark: a title above its steps. */
export function StepGroup({ daypart, className, children, ...rest }: StepGroupProps) {
  const titleId = useId();
  const { title, Icon } = DAYPARTS[daypart];
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-daypart={daypart}
      className={classNames(styles.StepGroup, className)}
    >
      <header className={styles.Header}>
        <span className={styles.Mark}>
          <Icon size={19} />
        </span>
        <h3 id={titleId} className={styles.Title}>
          {title}
        </h3>
      </header>
      {children}
    </section>
  );
}
