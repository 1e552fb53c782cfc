import type { ComparedSign, StartedProduct } from '@daylit/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Equal from 'lucide-react/icons/equal';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import type { RunScan } from '../../art/RunChart/run-layout.ts';
import { RunSpark } from '../../art/RunChart/RunSpark.tsx';
import { countWords } from '../../lib/count-words.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { SignWords } from './pair-words.ts';
import styles from './SignRow.module.css';

interface SignRowProps {
  sign: ComparedSign;
  /** Undefined: no change is named. */
  said: SignWords | undefined;
  /** Where it was seen. */
  place: string | undefined;
  /** Its run of scans; may be empty. */
  run: readonly RunScan[];
  /** The products that were started between the two photos. */
  started: readonly StartedProduct[];
  /** Says what the numbers mean, in the first row of several. */
  hasScale: boolean;
  isWordsOnly: boolean;
}

const ICONS = { calmer: TrendingDown, more: TrendingUp, same: Equal, none: undefined };

/** A sign in two photos: the change in words, both ranges, its place, and its run. */
export function SignRow({ sign, said, place, run, started, hasScale, isWordsOnly }: SignRowProps) {
  const { concern_name, earlier, later } = sign;
  const Icon = said && ICONS[said.change];
  const compared = run.filter(({ kind }) => kind === 'compared').length;
  const over = compared > 2 && `over ${countWords(compared)} scans`;
  return (
    <li className={styles.SignRow}>
      <h3 className={styles.Name}>{concern_name}</h3>
      {said && (
        <p data-change={said.change} className={styles.Change}>
          {Icon && <Icon size={18} aria-hidden="true" />}
          <span>{said.words}</span>
        </p>
      )}
      <p className={styles.Ranges}>
        <RangeMeter range={earlier?.range ?? null} size="sm" isWordsOnly={isWordsOnly} />
        <ArrowRight size={18} aria-hidden="true" />
        <VisuallyHidden>then</VisuallyHidden>
        <RangeMeter
          range={later?.range ?? null}
          size="sm"
          hasScale={hasScale && later !== null}
          isWordsOnly={isWordsOnly}
        />
      </p>
      {(place !== undefined || over !== false) && <p className={styles.Place}>{sentence([place, over])}</p>}
      {compared > 1 && <RunSpark scans={run} started={started} className={styles.Run} />}
    </li>
  );
}

function sentence(parts: readonly (string | false | undefined)[]): string {
  const words = parts.filter((part) => typeof part === 'string').join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
