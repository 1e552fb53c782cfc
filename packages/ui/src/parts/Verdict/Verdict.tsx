import type { SignTrend } from '@daylit/contract';
import { VERDICT_ICONS } from './verdict-icons.ts';
import styles from './Verdict.module.css';

export interface VerdictProps {
  kind: SignTrend['kind'];
  /** "Calmer since June 24". */
  title: string;
  /** At most two sentences below it. Default none. */
  text?: string | undefined;
  /** `card`: in a section that has its own title. Default `page`. */
  size?: 'page' | 'card';
  /** For `aria-labelledby`. */
  id?: string | undefined;
}

/**
 * What the run of scans shows, in one sentence that is the title.
 *
 * **Do** say the trend over all scans first. **Don't** say worse or better, or show an increase as bad.
 */
export function Verdict({ kind, title, text, size = 'page', id }: VerdictProps) {
  const Icon = VERDICT_ICONS[kind];
  const Title = size === 'page' ? 'h2' : 'h3';
  return (
    <div data-kind={kind} data-size={size} className={styles.Verdict}>
      <span aria-hidden="true" className={styles.Icon}>
        <Icon size={20} />
      </span>
      <Title id={id} className={styles.Title}>
        {title}
      </Title>
      {text !== undefined && text !== '' && <p className={styles.Text}>{text}</p>}
    </div>
  );
}
