import type { CarePlanView, ConcernView, ConditionNotesView } from '@daylit/contract';
import { STANDING_OUT } from '../../art/EvidenceShapes/EvidenceShapes.tsx';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { pinWord } from '../../lib/pin-word.ts';
import type { Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { ConcernSelection } from '../use-concern-selection.ts';
import styles from './GlanceSummary.module.css';
import { Tonight } from './Tonight.tsx';

export interface GlanceSummaryProps {
  condition_notes: Loaded<ConditionNotesView>;
  care_plan: Loaded<CarePlanView>;
  selection: ConcernSelection;
  isWordsOnly: boolean;
}

/** One statement, the signs that stand out, and one thing for tonight. */
export function GlanceSummary({ condition_notes, care_plan, selection, isWordsOnly }: GlanceSummaryProps) {
  if (condition_notes.state !== 'ready') {
    return (
      <>
        <div aria-hidden="true" className={styles.Waiting}>
          <Skeleton height="22px" />
          <Skeleton height="22px" width="72%" />
        </div>
        <Tonight care_plan={care_plan} />
      </>
    );
  }
  const notes = condition_notes.value;
  const standingOut = notes.kind === 'notes' ? notes.concerns.slice(0, STANDING_OUT) : [];
  return (
    <>
      {notes.kind === 'notes' && notes.overall_assessment !== null && (
        <p className={styles.Statement}>{notes.overall_assessment}</p>
      )}
      {standingOut.length > 0 && (
        <div>
          <h3 className={styles.Title}>What stands out</h3>
          <ol>
            {standingOut.map((concern, i) => (
              <Sign
                key={concern.number}
                concern={concern}
                isFirst={i === 0}
                isWordsOnly={isWordsOnly}
                onPress={() => selection.onSelect(concern.number)}
              />
            ))}
          </ol>
        </div>
      )}
      <Tonight care_plan={care_plan} />
    </>
  );
}

interface SignProps {
  concern: ConcernView;
  isFirst: boolean;
  isWordsOnly: boolean;
  onPress: () => void;
}

function Sign({
  concern: { number, concern_name, location_observed, range },
  isFirst,
  isWordsOnly,
  onPress,
}: SignProps) {
  return (
    <li className={styles.Sign}>
      <h4 className={styles.Name}>
        <button type="button" className={styles.Select} onClick={onPress}>
          <span className={styles.Pin}>{pinWord(number, isWordsOnly)}</span>
          <span>{concern_name}</span>
        </button>
      </h4>
      {range !== null && (
        <RangeMeter
          range={range}
          size="lg"
          hasScale={isFirst}
          isWordsOnly={isWordsOnly}
          className={styles.Meter}
        />
      )}
      {location_observed !== null && <p className={styles.Place}>{location_observed}</p>}
    </li>
  );
}
