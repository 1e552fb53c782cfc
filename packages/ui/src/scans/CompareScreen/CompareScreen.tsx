import type { ScanComparisonView } from '@daylit/contract';
import { useState } from 'react';
import type { Loaded } from '../../lib/states.ts';
import { formatMediumDate } from '../../lib/format-date.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadingCard } from '../../parts/LoadingCard/LoadingCard.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Comparison, ComparisonPhoto } from './Comparison.tsx';
import styles from './CompareScreen.module.css';
import type { ScanChoice, SeenSign } from './scan-choice.ts';

/** Two scans by their numbers. */
export interface ScanPair {
  earlier: number;
  later: number;
}

export interface CompareScreenProps {
  /** Complete scans, oldest first. */
  scans: Loaded<readonly ScanChoice[]>;
  /** The chosen ones; null when there are fewer than two scans. */
  pair: ScanPair | null;
  comparison: Loaded<ScanComparisonView>;
  /** Where each sign was seen on the two photos; empty until that is known. */
  seen: Record<keyof ScanPair, readonly SeenSign[]>;
  /** Replaces numbers about skin by words. Default false. */
  isWordsOnly?: boolean | undefined;
  /** Another pair is chosen; the older scan is `earlier`. */
  onChoose: (pair: ScanPair) => void;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const PROBLEM = 'Unable to compare these scans.';

/** Two scans side by side, the verdict of the gate on them, and what may be claimed. */
export function CompareScreen(props: CompareScreenProps) {
  const { scans, pair, comparison, seen, isWordsOnly = false, onChoose, onRetry } = props;
  const [shown, setShown] = useState<string>('');
  const outlined = comparison.state === 'ready' ? signsSeen(comparison.value, seen) : [];
  const chosen = outlined.find(({ sign }) => sign === shown);
  return (
    <Page title="Compare two scans" parent={{ href: '/timeline', title: 'Timeline' }}>
      {scans.state === 'failed' && (
        <LoadProblem title="Unable to load timeline." detail={scans.detail} onRetry={onRetry} />
      )}
      {scans.state === 'waiting' && <LoadingCard />}
      {scans.state === 'ready' && !pair && (
        <Card>
          <EmptyState
            title="Two reports are needed to compare."
            action={<ButtonLink href="/upload">Start a Scan</ButtonLink>}
          />
        </Card>
      )}
      {scans.state === 'ready' && pair && (
        <div className={styles.CompareScreen}>
          <div className={styles.Pair}>
            {(['earlier', 'later'] as const).map((side) => (
              <Side
                key={side}
                {...{ side, pair, onChoose }}
                scans={scans.value}
                shown={chosen && shownOn(seen[side], chosen)}
              />
            ))}
            {outlined.length > 0 && (
              <SelectField
                label="Outline on both photos"
                prompt="Nothing"
                value={chosen ? shown : ''}
                options={outlined.map(({ sign, concern_name }) => ({ value: sign, label: concern_name }))}
                onChange={({ target }) => setShown(target.value)}
                className={styles.Outlines}
              />
            )}
            <p className={styles.Note}>
              Same crop: both photos are cut to the same place around the face. Nothing is smoothed or
              recolored.
            </p>
          </div>
          {comparison.state === 'waiting' && <LoadingCard />}
          {comparison.state === 'failed' && (
            <LoadProblem title={PROBLEM} detail={comparison.detail} onRetry={onRetry} />
          )}
          {comparison.state === 'ready' && (
            <Comparison comparison={comparison.value} isWordsOnly={isWordsOnly} />
          )}
        </div>
      )}
    </Page>
  );
}

/** The compared signs with evidence on one of the photos. */
function signsSeen({ signs }: ScanComparisonView, { earlier, later }: CompareScreenProps['seen']) {
  return signs.filter(({ sign }) =>
    [...earlier, ...later].some((seen) => seen.sign === sign && seen.evidence.length > 0),
  );
}

function shownOn(seen: readonly SeenSign[], { sign, concern_name }: { sign: string; concern_name: string }) {
  const here = seen.find((one) => one.sign === sign && one.evidence.length > 0);
  return here && { name: concern_name, seen: here };
}

interface SideProps extends Pick<CompareScreenProps, 'onChoose'> {
  side: keyof ScanPair;
  scans: readonly ScanChoice[];
  pair: ScanPair;
  shown: ReturnType<typeof shownOn>;
}

function Side({ side, scans, pair, shown, onChoose }: SideProps) {
  const other = side === 'earlier' ? pair.later : pair.earlier;
  const chosen = scans.find(({ checkin_id }) => checkin_id === pair[side]);

  /** A scan after the other one, or before it, changes places with it. */
  function choose(id: number) {
    const places = [id, other].toSorted((a, b) => placeOf(scans, a) - placeOf(scans, b));
    onChoose({ earlier: places[0] ?? id, later: places[1] ?? other });
  }

  return (
    <div className={styles.Side}>
      <SelectField
        label={side === 'earlier' ? 'Earlier' : 'Later'}
        value={String(pair[side])}
        options={scans
          .filter(({ checkin_id }) => checkin_id !== other)
          .toReversed()
          .map(({ checkin_id, created_at }) => ({
            value: String(checkin_id),
            label: formatMediumDate(created_at),
          }))}
        onChange={(event) => choose(Number(event.target.value))}
        className={styles.Day}
      />
      {chosen && <ComparisonPhoto side={side} shown={shown} {...chosen} />}
    </div>
  );
}

function placeOf(scans: readonly ScanChoice[], id: number): number {
  return scans.findIndex(({ checkin_id }) => checkin_id === id);
}
