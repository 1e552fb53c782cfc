import { formatDay, formatMediumDate } from '../../lib/format-date.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { BeforeAfter } from '../BeforeAfter/BeforeAfter.tsx';
import styles from './CompareScreen.module.css';
import { nearestPair, type ScanPair } from './nearest-pair.ts';
import type { ScanChoice } from './scan-choice.ts';

interface PairProps {
  scans: readonly ScanChoice[];
  pair: ScanPair;
  /** Another pair is chosen; the older scan is `earlier`. */
  onChoose: (pair: ScanPair) => void;
}

/** The way to the nearest pair that can be compared. */
export function OtherPair({ scans, pair, onChoose }: PairProps) {
  const other = nearestPair(scans, pair);
  const [earlier, later] = [other?.earlier, other?.later].map((id) =>
    scans.find(({ checkin_id }) => checkin_id === id),
  );
  if (!other || !earlier || !later) return null;
  return (
    <Button className={styles.OtherPair} onClick={() => onChoose(other)}>
      {`Compare ${formatDay(earlier.created_at)} and ${formatDay(later.created_at)}`}
    </Button>
  );
}

/** Both photos, and the choice of their days. */
export function Photos({ scans, pair, isComparable, onChoose }: PairProps & { isComparable: boolean }) {
  const [before, after] = [pair.earlier, pair.later].map((id) =>
    scans.find(({ checkin_id }) => checkin_id === id),
  );

  /** A scan after the other one, or before it, changes places with it. */
  function choose(id: number, other: number) {
    const places = [id, other].toSorted((a, b) => placeOf(scans, a) - placeOf(scans, b));
    onChoose({ earlier: places[0] ?? id, later: places[1] ?? other });
  }

  return (
    <div className={styles.Photos}>
      <div className={styles.Days}>
        {(['earlier', 'later'] as const).map((side) => {
          const other = side === 'earlier' ? pair.later : pair.earlier;
          return (
            <SelectField
              key={side}
              label={side === 'earlier' ? 'Before' : 'After'}
              value={String(pair[side])}
              options={scans
                .filter(({ checkin_id }) => checkin_id !== other)
                .toReversed()
                .map(({ checkin_id, created_at }) => ({
                  value: String(checkin_id),
                  label: formatMediumDate(created_at),
                }))}
              onChange={({ target }) => choose(Number(target.value), other)}
            />
          );
        })}
      </div>
      {before && after && <BeforeAfter before={before} after={after} isComparable={isComparable} />}
    </div>
  );
}

function placeOf(scans: readonly ScanChoice[], id: number): number {
  return scans.findIndex(({ checkin_id }) => checkin_id === id);
}
