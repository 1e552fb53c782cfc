import type { CSSProperties, ReactNode } from 'react';
import styles from './docs.module.css';
import { type Theme, THEMES, themeProperties } from './token-data.ts';

export interface LiveProps {
  children: ReactNode;
}

/** Keeps Storybook's typography away from components that are shown as they are. */
export function Live({ children }: LiveProps) {
  return <div className={`sb-unstyled ${styles.Live}`}>{children}</div>;
}

const PROPERTIES: Record<Theme, CSSProperties> = {
  light: themeProperties('light'),
  dark: themeProperties('dark'),
};

const NAMES = { light: 'Day', dark: 'Night' };

/** The same content in both themes, side by side. */
export function BothThemes({ children }: LiveProps) {
  return (
    <Live>
      <div className={styles.Both}>
        {THEMES.map((theme) => (
          <figure key={theme} style={PROPERTIES[theme]} className={styles.Themed}>
            <figcaption className={styles.Caption}>{NAMES[theme]}</figcaption>
            {children}
          </figure>
        ))}
      </div>
    </Live>
  );
}
