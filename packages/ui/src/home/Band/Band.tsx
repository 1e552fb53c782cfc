import type { ReactNode } from 'react';
import type { Elements } from '../../lib/elements.ts';
import styles from './Band.module.css';

export interface BandProps {
  /** A few words, wrapped after about 20 characters. */
  title: string;
  /** Text below the title: one or two sentences, or a list. */
  text?: Elements;
  /** A picture beside title and text from 900 px; above or below them on phones. */
  picture?: Elements;
  /** The picture's side, and its order on phones. Default `after`. */
  pictureSide?: 'before' | 'after';
  /** `surface` separates the band from its neighbours. Default `canvas`. */
  ground?: 'canvas' | 'surface';
  /** Content below both, across the whole width. */
  children?: Elements;
}

/** A section of the home page, as wide as the window. */
export function Band({
  title,
  text,
  picture,
  pictureSide = 'after',
  ground = 'canvas',
  children,
}: BandProps) {
  return (
    <section data-ground={ground} className={styles.Band}>
      <div className={styles.Inner}>
        <div className={styles.Halves} data-picture={picture == null ? undefined : pictureSide}>
          <div className={styles.Words}>
            <h2 className={styles.Title}>{title}</h2>
            {text}
          </div>
          {picture}
        </div>
        {children}
      </div>
    </section>
  );
}

/** The sentence under a band's title. */
export function BandText({ children }: { children: ReactNode }) {
  return <p className={styles.Text}>{children}</p>;
}
