import { useState } from 'react';
import { Button } from '../src/primitives/Button/Button.tsx';
import styles from './docs.module.css';
import { Live } from './Live.tsx';
import { dimensionText, entriesOf } from './token-data.ts';
import drawn from './tokens.module.css';

/** Every duration and easing curve in motion. Nothing moves for readers who asked for reduced motion. */
export function Motion() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Live>
      <Button variant="tonal" size="small" onClick={() => setIsMoved(!isMoved)}>
        Move all
      </Button>
      <ul data-moved={isMoved ? '' : undefined} className={drawn.Motion}>
        {entriesOf('duration').map(({ key, value, description }) => (
          <Mover
            key={key}
            property={`--duration-${key}`}
            note={`${dimensionText(value)}. ${description ?? ''}`}
            transition={`transform var(--duration-${key}) var(--ease-standard)`}
          />
        ))}
        {entriesOf('easing').map(({ key, value, description }) => (
          <Mover
            key={key}
            property={`--ease-${key}`}
            note={`${(value as number[]).join(', ')}. ${description ?? ''}, shown over --duration-slow`}
            transition={`transform var(--duration-slow) var(--ease-${key})`}
          />
        ))}
      </ul>
    </Live>
  );
}

interface MoverProps {
  property: string;
  note: string;
  transition: string;
}

function Mover({ property, note, transition }: MoverProps) {
  return (
    <li>
      <span>
        <code className={styles.Code}>{property}</code>
        <span className={styles.Note}>{note}</span>
      </span>
      <span className={drawn.Track}>
        <i className={drawn.Dot} style={{ transition }} />
      </span>
    </li>
  );
}
