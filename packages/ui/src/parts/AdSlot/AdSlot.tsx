import { type ComponentProps, type ReactNode, useId } from 'react';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './AdSlot.module.css';

export interface AdSlotProps extends Omit<ComponentProps<'aside'>, 'title' | 'children'> {
  /** The promoted thing, in a few words. */
  title: string;
  /** One sentence about it. */
  text: string;
  /** A page of this app. Promotions come from our own origin, so no third party learns who sees them. */
  href: string;
  /** Says where the link leads. */
  linkText: string;
  /** 64 px square, decorative. Default: a drawn bottle. */
  art?: ReactNode;
}

/**
 * An advertisement for our own offers, on the Free and Trial plans only and labelled as such. Every member
 * sees the same.
 *
 * **Do** place it after the first content. **Don't** choose it by facts about the person's skin. **Don't**
 * show it to anybody under 18, in a report or beside a photo.
 */
export function AdSlot({ title, text, href, linkText, art, className, ...rest }: AdSlotProps) {
  const labelId = useId();
  return (
    <aside aria-labelledby={labelId} {...rest} className={classNames(styles.AdSlot, className)}>
      <p id={labelId} className={styles.Label}>
        Advertisement
      </p>
      <div className={styles.Art}>{art ?? <ProductArt category="default" productId="house" />}</div>
      <div>
        <p className={styles.Title}>{title}</p>
        <p className={styles.Text}>{text}</p>
        <Link href={href} variant="block">
          {linkText}
        </Link>
      </div>
    </aside>
  );
}
