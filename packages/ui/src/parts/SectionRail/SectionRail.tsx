import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SectionRail.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface RailSection {
  /** Id of the element that the link leads to: the section or its heading. No spaces. */
  id: string;
  /** The same title as in the section. */
  title: string;
  /** At most 18 px; before the title. */
  icon?: ReactNode;
  /** Follows the title for screen readers, in place of the icon, for example ", still to come". */
  state?: string | undefined;
}

export interface SectionRailProps extends Omit<ComponentProps<'nav'>, 'children' | 'ref'> {
  /** Names the page whose sections are listed, for screen readers. */
  label: string;
  /** In the order of the page. */
  sections: readonly RailSection[];
}

/**
 * Links to the sections of a long page: above it on wide screens, beside it from 900 px. Marks the section
 * whose top was the last to pass 150 px below the window's top.
 *
 * **Don't** make it the only way to a section: on screens of 640 px or less it is hidden.
 */
export function SectionRail({ label, sections, className, ...rest }: SectionRailProps) {
  const currentId = useCurrentSection(sections.map(({ id }) => id));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector(`[href="#${currentId}"]`);
    if (nav.current && link) bringIntoRow(nav.current, link);
  }, [currentId]);
  return (
    <nav {...rest} ref={nav} aria-label={label} className={classNames(styles.SectionRail, className)}>
      {sections.map(({ id, title, icon, state }) => (
        <Anchor
          key={id}
          href={`#${id}`}
          aria-current={id === currentId ? 'true' : undefined}
          className={styles.Link}
        >
          {icon !== undefined && <span className={styles.Icon}>{icon}</span>}
          <span>{title}</span>
          {state !== undefined && <VisuallyHidden>{state}</VisuallyHidden>}
        </Anchor>
      ))}
    </nav>
  );
}

/** Scrolls a row that is wider than the page, and nothing else, so that the link is in its middle. */
function bringIntoRow(row: HTMLElement, link: Element): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const [around, inside] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
}
