import type { Dimension } from '../scripts/token-tree.ts';
import styles from './docs.module.css';
import { Live } from './Live.tsx';
import { entriesOf, type TokenEntry } from './token-data.ts';
import drawn from './tokens.module.css';

/** Px per rem, unless the reader has changed it. */
const ROOT = 16;

interface TypeValue {
  fontSize: Dimension;
  lineHeight: number;
}

function typeText({ value }: TokenEntry): string {
  const { fontSize, lineHeight } = value as TypeValue;
  return `${Number((fontSize.value * ROOT).toFixed(1))}/${lineHeight}`;
}

/** Every type role, each set in its own type. */
export function TypeRoles() {
  const wide = entriesOf('typography.wide');
  return (
    <Live>
      <dl className={drawn.Types}>
        {entriesOf('typography.compact').map((role, i) => (
          <div key={role.key}>
            <dt>
              <code className={styles.Code}>--type-{role.key}</code>
              <span className={styles.Note}>
                {typeText(role)}, wide {typeText(wide[i] ?? role)}
              </span>
            </dt>
            <dd style={{ font: `var(--type-${role.key})`, letterSpacing: `var(--track-${role.key})` }}>
              {role.key === 'tag' ? 'RECOMMENDED' : 'Seen by daylight'}
            </dd>
          </div>
        ))}
      </dl>
    </Live>
  );
}
