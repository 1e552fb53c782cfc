import type { TrendMeasure, TrendsView } from '@daylit/contract';
import Columns2 from 'lucide-react/icons/columns-2';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState } from 'react';
import { startsBetween } from '../../lib/starts-between.ts';
import { sentences } from '../../lib/sentences.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { MeasureChart } from '../MeasureChart/MeasureChart.tsx';
import { hasChanged } from '../../lib/trend-words.ts';
import { ProductStarts } from '../ProductStarts/ProductStarts.tsx';
import { TrendLegend } from './TrendLegend.tsx';
import styles from './TrendsSection.module.css';
import { TrendTable } from './TrendTable.tsx';

export interface TrendsSectionProps {
  /** At least one scan. */
  trends: TrendsView;
  /** Replaces every number by words. Default false. */
  isWordsOnly?: boolean;
}

const VIEWS = [
  { value: 'charts', label: 'Charts' },
  { value: 'table', label: 'Table' },
] as const;

/**
 * Every sign over time, as charts or as a table.
 *
 * **Do** keep both views alike: the same scans, the same reasons. **Don't** add an average of the signs.
 */
export function TrendsSection({ trends, isWordsOnly = false }: TrendsSectionProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('charts');
  const measures = trends.measures.toSorted((a, b) => rank(b) - rank(a));
  const seen = measures.filter(isSeen);
  const unseen = measures.filter((measure) => !isSeen(measure));
  const { scans, products_started: started } = trends;
  const charts = { scans, started, isWordsOnly };
  return (
    <section aria-labelledby="what-changed" className={styles.TrendsSection}>
      <div className={styles.Head}>
        <h2 id="what-changed" className={styles.Title}>
          What changed
        </h2>
        <SegmentedToggle
          label="Show as"
          options={VIEWS}
          value={view}
          onChange={setView}
          className={styles.Views}
        />
      </div>
      {view === 'charts' ? (
        <>
          <Charts measures={seen} {...charts} />
          {unseen.length > 0 && (
            <Fold
              summary={
                unseen.length === 1
                  ? '1 sign that hardly showed in any photo'
                  : `${unseen.length} signs that hardly showed in any photo`
              }
            >
              <Charts measures={unseen} {...charts} />
            </Fold>
          )}
          <TrendLegend {...trends} />
          <ProductStarts starts={startsBetween(started, scans)} />
        </>
      ) : (
        <TrendTable scans={trends.scans} measures={measures} isWordsOnly={isWordsOnly} />
      )}
      <div className={styles.Foot}>
        <p className={styles.Note}>
          {sentences(
            !isWordsOnly && '0 means not seen, 5 means strong.',
            'A change is only named when it is larger than what two photos of unchanged skin can differ by.',
          )}
        </p>
        <div className={styles.Ways}>
          {trends.scans.length > 1 && (
            <ButtonLink href="/timeline/compare" variant="outline" size="small" icon={<Columns2 size={18} />}>
              Compare two scans
            </ButtonLink>
          )}
          <ButtonLink href="/hand-over" variant="outline" size="small" icon={<Stethoscope size={18} />}>
            For a doctor’s visit
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface ChartsProps extends Pick<TrendsSectionProps, 'isWordsOnly'> {
  scans: TrendsView['scans'];
  started: TrendsView['products_started'];
  measures: readonly TrendMeasure[];
}

function Charts({ measures, ...rest }: ChartsProps) {
  return (
    <ul className={styles.Charts}>
      {measures.map((measure, index) => (
        <li key={measure.sign}>
          <MeasureChart {...rest} measure={measure} hasScale={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** A sign that was at most very mild in every scan needs no chart at first. */
function isSeen(measure: TrendMeasure): boolean {
  const { cannot_tell_reason, readings } = measure;
  return hasChanged(measure) || cannot_tell_reason !== null || readings.some(({ range }) => range.high > 1);
}

/** Changed signs come first, then the most visible ones. */
function rank(measure: TrendMeasure): number {
  return (hasChanged(measure) ? 10 : 0) + (measure.readings.at(-1)?.severity_score ?? 0);
}
