import type { ComponentProps, ReactNode } from 'react';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Sun } from '../../art/Sun/Sun.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './AuthLayout.module.css';

export interface AuthLayoutProps extends ComponentProps<'div'> {
  /** A few words above the portrait, shown from 900 px. Decorative: the page's own title is in the form. */
  artTitle: string;
  /** Below 900 px, `peek` shows the top of the portrait at the bottom; `none` hides it, for long forms. */
  narrowArt: 'peek' | 'none';
  /** The page's title and form. */
  children: ReactNode;
}

/** A form beside the portrait, for login and registration. */
export function AuthLayout({ artTitle, narrowArt, className, children, ...rest }: AuthLayoutProps) {
  return (
    <div {...rest} data-narrow-art={narrowArt} className={classNames(styles.AuthLayout, className)}>
      <div className={styles.Form}>{children}</div>
      <div aria-hidden="true" className={styles.Art}>
        <p className={styles.ArtTitle}>{artTitle}</p>
        <div className={styles.Portrait}>
          <Sun className={styles.Sun} />
          <Bust className={styles.Bust} />
        </div>
      </div>
    </div>
  );
}
