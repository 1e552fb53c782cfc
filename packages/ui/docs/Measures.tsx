import type { Dimension } from '../scripts/token-tree.ts';
import styles from './docs.module.css';
import { Live } from './Live.tsx';
import { dimensionText, entriesOf, type TokenEntry } from './token-data.ts';
import drawn from './tokens.module.css';

export interface MeasuresProps {
  /** A group of the token file. */
  of: 'space' | 'radius' | 'stroke' | 'size' | 'breakpoint' | 'layout' | 'shadow' | 'z-index';
}

/** Prefix of the custom properties, if it differs from the group's name. */
const PREFIXES: Partial<Record<MeasuresProps['of'], string>> = { 'z-index': 'z' };

/** The measures of a group, each drawn at its size if that is possible. */
export function Measures({ of }: MeasuresProps) {
  const prefix = PREFIXES[of] ?? of;
  return (
    <Live>
      <ul className={drawn.Measures}>
        {entriesOf(of === 'shadow' ? 'theme.light.shadow' : of).map((entry) => (
          <li key={entry.key} className={drawn.Measure}>
            <Drawing of={of} property={`var(--${prefix}-${entry.key})`} />
            <span>
              <code className={styles.Code}>
                --{prefix}-{entry.key}
              </code>
              <span className={styles.Note}>{figuresOf(entry)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Live>
  );
}

interface DrawingProps extends MeasuresProps {
  property: string;
}

function Drawing({ of, property }: DrawingProps) {
  if (of === 'space') return <span className={drawn.Length} style={{ inlineSize: property }} />;
  if (of === 'radius') return <span className={drawn.Box} style={{ borderRadius: property }} />;
  if (of === 'stroke') return <span className={drawn.Stroke} style={{ blockSize: property }} />;
  if (of === 'shadow') return <span className={drawn.Box} style={{ boxShadow: property }} />;
  return null;
}

function figuresOf({ value, description }: TokenEntry): string {
  const words = description === undefined ? [] : [description];
  if (typeof value === 'number') return [value, ...words].join('. ');
  return isDimension(value) ? [dimensionText(value), ...words].join('. ') : words.join('');
}

function isDimension(value: unknown): value is Dimension {
  return typeof value === 'object' && value !== null && 'unit' in value;
}
