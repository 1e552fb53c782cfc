import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SectionRail.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface RailSection {
  /** Of the element that the link leads to: the section, or its heading. No spaces. */
  id: string;
  /** As the section itself has it. */
  title: string;
  /** At most 18 px, before the title. */
  icon?: ReactNode;
  /** Follows the title for those who do not see the icon, for example ", still to come". */
  state?: string | undefined;
}

export interface SectionRailProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the sections are parts of. Heard, not seen. */
  label: string;
  /** In the order of the page. */
  sections: readonly RailSection[];
}

/**
 * The sections of a long page: above it on wide screens, beside it from 900 px of width. Marks the one whose top has
 * last passed 150 px below the window's top.
 *
 * **Don't** let it be the only way to a section: on narrow screens, of 640 px or less, it is not there.
 */
export function SectionRail({ label, sections, className, ...rest }: SectionRailProps) {
  const currentId = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.SectionRail, className)}>
      {sections.map(({ id, title, icon, state }) => (
        <Anchor
          key={id}
          href={`#${id}`}
          aria-current={id === currentId ? 'true' : undefined}
          className={styles.Link}
        >
          {icon !== undefined && <span className={styles.Icon}>{icon}</span>}
          {title}
          {state !== undefined && <VisuallyHidden>{state}</VisuallyHidden>}
        </Anchor>
      ))}
    </nav>
  );
}
