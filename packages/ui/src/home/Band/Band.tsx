import type { ReactNode } from 'react';
import styles from './Band.module.css';

export interface BandProps {
  /** A sentence of a few words; broken after some 20 characters. */
  title: string;
  /** What belongs to the title: a sentence or two, a list. */
  text?: ReactNode;
  /** A picture beside title and text from 900 px on, below or above them on phones. */
  picture?: ReactNode;
  /** Where the picture stands, and whether it comes first on phones. Default `after`. */
  pictureSide?: 'before' | 'after';
  /** `surface` sets the band off from those around it. Default `canvas`. */
  ground?: 'canvas' | 'surface';
  /** Below both, across the whole width. */
  children?: ReactNode;
}

/** A section of the home page, from edge to edge. */
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
