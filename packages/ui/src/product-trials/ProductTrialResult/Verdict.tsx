import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ProductTrialResult, SeverityRange, TrendChange } from '@daylit/contract';
import { BandChart } from '../../art/BandChart/BandChart.tsx';
import type { ScanBand } from '../../art/BandChart/band-layout.ts';
import { rangeText, rangeWords } from '../../art/RangeMeter/range-words.ts';
import { formatDay, formatShortDay } from '../../lib/format-date.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ProductTrialResult.module.css';

interface VerdictProps {
  result: ProductTrialResult;
  /** The name of the sign. */
  name: string;
  isWordsOnly: boolean;
}

const KINDS: Record<TrendChange, 'calmer' | 'more' | 'same'> = {
  less_visible: 'calmer',
  more_visible: 'more',
  no_measurable_change: 'same',
  not_compared: 'same',
};

/** The most scans in the chart: on a phone, more dates would run into each other. */
const MOST_SCANS = 5;

/** The verdict with both ranges, the scans as a chart, and the numbers folded. */
export function Verdict({ result, name, isWordsOnly }: VerdictProps) {
  const { outcome, verdict, first, last, scans, compared } = result;
  const hasChart = scans.length > 1;
  return (
    <Card aria-labelledby="product-trial-verdict">
      <div className={styles.Verdict}>
        <h2 id="product-trial-verdict" data-kind={KINDS[outcome]} className={styles.VerdictTitle}>
          {verdict}
        </h2>
        {first !== null && last !== null && (
          <p className={styles.Ranges}>
            <Range range={first} isWordsOnly={isWordsOnly} />
            <ArrowRight size={24} className={styles.Arrow} />
            <VisuallyHidden> to </VisuallyHidden>
            <Range range={last} isWordsOnly={isWordsOnly} />
            {!isWordsOnly && <span className={styles.Scale}>of 5, first and last scans</span>}
          </p>
        )}
        {hasChart && <BandChart name={name} bands={bandsOf(result, isWordsOnly)} isWordsOnly={isWordsOnly} />}
        <p className={styles.Compared}>{compared}</p>
        {hasChart && !isWordsOnly && <Numbers {...result} />}
      </div>
    </Card>
  );
}

function Range({ range, isWordsOnly }: { range: SeverityRange; isWordsOnly: boolean }) {
  return (
    <span className={styles.Range}>
      <span aria-hidden="true">{rangeWords(range, isWordsOnly)}</span>
      <VisuallyHidden>{rangeText(range, isWordsOnly)}</VisuallyHidden>
    </span>
  );
}

function bandsOf({ scans, outcome }: ProductTrialResult, isWordsOnly: boolean): ScanBand[] {
  const first = scans.filter(({ window }) => window !== 'last');
  const shown = [...first, ...scans.filter(({ window }) => window === 'last')].slice(-MOST_SCANS);
  return shown.map(({ range, created_at, window }, index) => ({
    range,
    text: rangeText(range, isWordsOnly),
    day: formatDay(created_at),
    shortDay: formatShortDay(created_at),
    link: index === 0 ? 'none' : linkTo(window === shown[index - 1]?.window, outcome),
  }));
}

function linkTo(isSameWindow: boolean, outcome: TrendChange): ScanBand['link'] {
  return outcome === 'not_compared' && !isSameWindow ? 'gap' : 'joined';
}

function Numbers({ scans, smallest_change }: Pick<ProductTrialResult, 'scans' | 'smallest_change'>) {
  return (
    <Fold summary="In numbers">
      <dl>
        {scans.map(({ checkin_id, created_at, severity_score, margin }) => (
          <div key={checkin_id} className={styles.Number}>
            <dt>{formatDay(created_at)}</dt>
            <dd>{`${severity_score.toFixed(1)} ± ${margin.toFixed(1)}`}</dd>
          </div>
        ))}
      </dl>
      {smallest_change !== null && (
        <p className={styles.Compared}>
          {`A change counts from ${smallest_change.toFixed(1)}, if every first scan against every last one shows it.`}
        </p>
      )}
    </Fold>
  );
}
