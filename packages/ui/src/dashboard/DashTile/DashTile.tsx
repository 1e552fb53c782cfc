import type { ReactNode } from 'react';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import styles from './DashTile.module.css';

export interface DashTileProps {
  /** A path of the app. */
  href: string;
  /** One or two words, in large type. */
  title: string;
  /** Two or three words below the title, or a line about today. */
  caption: string;
  /** The caption is a line about today, and stands out. Default false. */
  isLive?: boolean;
  /** The background colour; each tile has its own. */
  tint: 'pollen' | 'mist' | 'tide' | 'dusk' | 'moss' | 'light-tide';
  /** A decorative drawing at the lower right; it fills the tile and is clipped at its edge. */
  art: ReactNode;
  /** `row` takes a whole row on phones, so that a long word is not broken. Default `cell`. */
  width?: 'cell' | 'row';
}

/**
 * A link to one part of the product.
 *
 * **Do** keep the drawing in the lower right. **Don't** put it behind words, and don't count people's days.
 */
export function DashTile({ href, title, caption, isLive = false, tint, art, width = 'cell' }: DashTileProps) {
  return (
    <Anchor href={href} data-tint={tint} data-width={width} className={styles.DashTile}>
      <span className={styles.Title}>{title}</span>
      <span data-live={isLive ? '' : undefined} className={styles.Caption}>
        {caption}
      </span>
      <span aria-hidden="true" className={styles.Art}>
        {art}
      </span>
    </Anchor>
  );
}
