import { type ComponentProps, type ReactNode, useId } from 'react';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './AdSlot.module.css';

export interface AdSlotProps extends Omit<ComponentProps<'aside'>, 'title' | 'children'> {
  /** What is promoted, in a few words. */
  title: string;
  /** One sentence about it. */
  text: string;
  /** A page of ours: promotions are served from our own origin, and no third party learns of them. */
  href: string;
  /** Says where the link leads. */
  linkText: string;
  /** 64 px square, decorative. Default a drawn bottle. */
  art?: ReactNode;
}

/**
 * A house promotion, on Free and Trial only, named as what it is. The same for everybody on the page.
 *
 * **Do** let the first content come before it. **Don't** choose it by anything known of the person's skin, show it to
 * anybody under 18, or put it into a report or beside a photo.
 */
export function AdSlot({ title, text, href, linkText, art, className, ...rest }: AdSlotProps) {
  const labelId = useId();
  return (
    <aside aria-labelledby={labelId} {...rest} className={classNames(styles.AdSlot, className)}>
      <p id={labelId} className={styles.Label}>
        Advertisement
      </p>
      <div className={styles.Art}>{art ?? <ProductArt category="default" productId="house" />}</div>
      <div className={styles.Words}>
        <p className={styles.Title}>{title}</p>
        <p className={styles.Text}>{text}</p>
        <Link href={href} variant="block">
          {linkText}
        </Link>
      </div>
    </aside>
  );
}
