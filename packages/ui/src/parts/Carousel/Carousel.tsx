import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Children, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import styles from './Carousel.module.css';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the row, which also labels it. */
  title: string;
  /** One line below the heading. */
  note?: ReactNode;
  /** Cards of equal width. Without any, the carousel is not rendered. */
  children: ReactNode;
}

/** How far an arrow scrolls, in px: the token `--layout-carousel-step`. */
const ARROW_STEP = 300;

/**
 * A row of cards that scrolls sideways: by touch, by arrow keys, and by arrow buttons on wide screens.
 *
 * **Do** give all cards of a row the same width. **Don't** put a carousel into a carousel or into a line of
 * text.
 */
export function Carousel({ title, note, className, children, ...rest }: CarouselProps) {
  const titleId = useId();
  const rowRef = useRef<HTMLUListElement>(null);
  const backRef = useRef<HTMLButtonElement>(null);
  const forwardRef = useRef<HTMLButtonElement>(null);
  const count = Children.toArray(children).length;
  const [reach, setReach] = useState({ canGoBack: false, canGoForward: false });

  useEffect(() => {
    const row = rowRef.current;
    if (row === null || count === 0) return;
    const measure = () => {
      const canGoBack = row.scrollLeft > 1;
      const canGoForward = row.scrollLeft < row.scrollWidth - row.clientWidth - 1;
      setReach({ canGoBack, canGoForward });
      // An arrow button that reaches its end is disabled and would lose the focus.
      const finished = canGoForward ? !canGoBack && backRef.current : forwardRef.current;
      if (finished && finished === document.activeElement) row.focus({ preventScroll: true });
    };
    const resize = new ResizeObserver(measure);
    resize.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      resize.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [count]);

  const scrollBy = (left: number) => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rowRef.current?.scrollBy({ left, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const left = { ArrowLeft: -ARROW_STEP, ArrowRight: ARROW_STEP }[event.key];
    if (left === undefined) return;
    event.preventDefault();
    scrollBy(left);
  };

  if (count === 0) return null;
  return (
    <section {...rest} aria-labelledby={titleId} className={classNames(styles.Carousel, className)}>
      <header className={styles.Header}>
        <h2 id={titleId} className={styles.Title}>
          {title}
        </h2>
        {(reach.canGoBack || reach.canGoForward) && (
          <div className={styles.Arrows}>
            <IconButton
              ref={backRef}
              label={`Previous products in ${title}`}
              icon={<ChevronLeft size={20} />}
              variant="outline"
              disabled={!reach.canGoBack}
              onClick={() => scrollBy(-ARROW_STEP)}
            />
            <IconButton
              ref={forwardRef}
              label={`Next products in ${title}`}
              icon={<ChevronRight size={20} />}
              variant="outline"
              disabled={!reach.canGoForward}
              onClick={() => scrollBy(ARROW_STEP)}
            />
          </div>
        )}
      </header>
      {note !== undefined && <div className={styles.Note}>{note}</div>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolls by keyboard */}
      <ul
        ref={rowRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        aria-labelledby={titleId}
        onKeyDown={handleKeyDown}
        className={styles.Row}
      >
        {Children.map(children, (card) => (
          <li className={styles.Item}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
