import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Carousel.module.css';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Cards of one width. Without any, the carousel is not there. */
  children: ReactNode;
}

/** How far an arrow scrolls, in px. */
const ARROW_STEP = 300;

/** Cards in a row that scrolls sideways: by finger, by arrow keys, and by arrows on wide screens. */
export function Carousel({ title, className, children, ...rest }: CarouselProps) {
  const titleId = useId();
  const rowRef = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    const measure = () => {
      const end = row.scrollWidth - row.clientWidth;
      setReach({ canGoBack: row.scrollLeft > 1, canGoOn: row.scrollLeft < end - 1 });
    };
    const resize = new ResizeObserver(measure);
    resize.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      resize.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  const scrollBy = (left: number) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rowRef.current?.scrollBy({ left, behavior: isStill ? 'auto' : 'smooth' });
  };

  if (Children.count(children) === 0) return null;
  return (
    <section {...rest} aria-labelledby={titleId} className={classNames(styles.Carousel, className)}>
      <header className={styles.Header}>
        <h2 id={titleId} className={styles.Title}>
          {title}
        </h2>
        <div className={styles.Arrows}>
          <IconButton
            label={`Previous products in ${title}`}
            icon={<ChevronLeft size={20} />}
            variant="outline"
            disabled={!reach.canGoBack}
            onClick={() => scrollBy(-ARROW_STEP)}
          />
          <IconButton
            label={`Next products in ${title}`}
            icon={<ChevronRight size={20} />}
            variant="outline"
            disabled={!reach.canGoOn}
            onClick={() => scrollBy(ARROW_STEP)}
          />
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <ul ref={rowRef} tabIndex={0} aria-labelledby={titleId} className={styles.Row}>
        {Children.map(children, (card) => (
          <li className={styles.Item}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
