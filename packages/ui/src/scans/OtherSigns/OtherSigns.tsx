import type { TrendMeasure, TrendsView } from '@daylit/contract';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { signRun } from '../../art/RunChart/sign-run.ts';
import { RunSpark } from '../../art/RunChart/RunSpark.tsx';
import { countedNames } from '../../lib/counted-names.ts';
import { byWeight, hasChanged, toldTrend, trendLevels } from '../../lib/trend-words.ts';
import { useWide } from '../../lib/use-wide.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import styles from './OtherSigns.module.css';

export interface OtherSignsProps {
  trends: TrendsView;
  /** Leaves out levels, for members who prefer words. Default false. */
  isWordsOnly?: boolean;
}

/** All signs but that of the change card: those that changed as rows, the rest folded on phones. */
export function OtherSigns({ trends, isWordsOnly = false }: OtherSignsProps) {
  const isWide = useWide();
  const others = byWeight(trends.measures).slice(1);
  const isShown = (measure: TrendMeasure) => isWide || hasChanged({ ...measure, change: 'not_compared' });
  const folded = others.filter((measure) => !isShown(measure));
  const same = folded.filter(({ trend }) => trend?.kind === 'steady');
  const untold = folded.filter(({ trend }) => trend?.kind !== 'steady');
  const rows = { scans: trends.scans, isWordsOnly };
  return (
    <Card padding="none" aria-labelledby="other-signs">
      <div className={styles.OtherSigns}>
        <h2 id="other-signs" className={styles.Title}>
          {trends.measures.length > 1 ? 'Your other signs' : 'Your sign'}
        </h2>
        <Rows measures={others.filter(isShown)} {...rows} />
        <SignsFold measures={same} words="about the same" {...rows} />
        <SignsFold measures={untold} words="too early to tell" {...rows} />
        <Anchor href="/timeline/charts" className={styles.All}>
          <span>All charts and the table</span>
          <ChevronRight size={20} className={styles.Chevron} />
        </Anchor>
      </div>
    </Card>
  );
}

interface RowsProps {
  measures: readonly TrendMeasure[];
  scans: TrendsView['scans'];
  isWordsOnly: boolean;
}

function SignsFold({ measures, words, ...rest }: RowsProps & { words: string }) {
  if (measures.length === 0) return null;
  return (
    <Fold
      className={styles.Fold}
      summary={
        <>
          <span>{`${measures.length === 1 ? '1 sign' : `${measures.length} signs`} ${words}`}</span>
          <small className={styles.Names}>
            {countedNames(measures.map(({ concern_name }) => concern_name))}
          </small>
        </>
      }
    >
      <Rows measures={measures} {...rest} />
    </Fold>
  );
}

function Rows({ measures, scans, isWordsOnly }: RowsProps) {
  if (measures.length === 0) return null;
  return (
    <ul className={styles.Rows}>
      {measures.map((measure) => (
        <li key={measure.sign}>
          <SignRow measure={measure} scans={scans} isWordsOnly={isWordsOnly} />
        </li>
      ))}
    </ul>
  );
}

interface SignRowProps extends Omit<RowsProps, 'measures'> {
  measure: TrendMeasure;
}

/** A sign in one line, with its run; leads to its chart. */
function SignRow({ measure, scans, isWordsOnly }: SignRowProps) {
  const { sign, concern_name, trend } = measure;
  const run = signRun(measure, scans);
  const { change, words } = rowWords(measure);
  const levels = isWordsOnly ? undefined : trendLevels(trend);
  return (
    <Anchor href={`/timeline/charts#chart-${sign}`} className={styles.SignRow}>
      <span className={styles.Words}>
        <span className={styles.Name}>{concern_name}</span>
        <span className={styles.Said}>
          <span data-change={change} className={styles.Change}>
            {words}
          </span>
          {levels && <span>{`, from ${levels.from} to ${levels.to}`}</span>}
        </span>
      </span>
      {run.some(({ kind }) => kind === 'compared') && <RunSpark scans={run} className={styles.Run} />}
      <ChevronRight size={20} className={styles.Chevron} />
    </Anchor>
  );
}

function rowWords({ trend, cannot_tell_reason }: TrendMeasure) {
  const change = toldTrend(trend)?.change;
  if (change === 'calmer') return { change, words: 'Calmer' };
  if (change === 'more') return { change, words: 'A little more' };
  if (change === 'same') return { change, words: 'About the same' };
  if (cannot_tell_reason !== null) return { change, words: 'Your last photo can’t tell' };
  return { change, words: trend?.title ?? 'Too early to tell' };
}
