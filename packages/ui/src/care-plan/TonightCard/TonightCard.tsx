import type { RoutineDone, Tonight, TonightDaypart } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useId } from 'react';
import { formatWeekday } from '../../lib/format-date.ts';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { DAYPARTS } from '../../parts/StepGroup/dayparts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RoutineWeek } from './RoutineWeek.tsx';
import styles from './TonightCard.module.css';

export interface TonightCardProps {
  /** The member's day, from `GET /api/tonight`. */
  tonight: Loaded<Tonight>;
  /** The current part of the day for the member. */
  daypart: RoutineDone['daypart'];
  /** State of marking this part as done. */
  marking: ActionState;
  /** Marks this part as done, or as not done. */
  onMark: (isDone: boolean) => void;
  /** Loads the day again. */
  onRetry: () => void;
}

const LIST = new Intl.ListFormat('en-GB');

const WORDS = {
  morning: { title: 'This morning', done: 'Done for this morning' },
  night: { title: 'Tonight', done: 'Done for tonight' },
} as const;

/**
 * The current steps of the routine in order, the waiting and the left out ones with the reason, and the week
 * of the strong steps.
 *
 * **Don't** count evenings here: nothing is lost when one is left out.
 */
export function TonightCard({ tonight, daypart, marking, onMark, onRetry }: TonightCardProps) {
  if (tonight.state === 'waiting') return <Skeleton height="14em" />;
  if (tonight.state === 'failed') {
    return (
      <LoadProblem title="Today's routine could not be loaded." detail={tonight.detail} onRetry={onRetry} />
    );
  }
  return <Day day={tonight.value} daypart={daypart} marking={marking} onMark={onMark} />;
}

type DayProps = Pick<TonightCardProps, 'daypart' | 'marking' | 'onMark'> & { day: Tonight };

function Day({ day, daypart, marking, onMark }: DayProps) {
  const id = useId();
  const { steps, waiting, is_done, left_out } = day[daypart];
  const { title, done } = WORDS[daypart];
  const { Icon } = DAYPARTS[daypart];
  return (
    <section aria-labelledby={id} data-daypart={daypart} className={styles.TonightCard}>
      <div className={styles.Steps}>
        <p className={styles.Date}>
          <span className={styles.Mark}>
            <Icon size={19} />
          </span>
          <span>{formatWeekday(`${day.date}T12:00`)}</span>
        </p>
        <h2 id={id} className={styles.Title}>
          {title}
        </h2>
        {steps.length + left_out.length === 0 && (
          <p>Nothing for this part of the day. Rest is part of a routine.</p>
        )}
        <ol>
          {steps.map(({ product, category, instruction }, at) => (
            <li key={`${product.daypart} ${product.step}`} className={styles.Step}>
              <span className={styles.Number}>{at + 1}</span>
              <span className={styles.Picture}>
                <ProductPicture product={{ id: product.id, category }} />
              </span>
              <span className={styles.Words}>
                <b>{product.name}</b>
                {instruction !== null && <span className={styles.Small}>{instruction}</span>}
              </span>
            </li>
          ))}
        </ol>
        {waiting.map((sentence) => (
          <p key={sentence} className={styles.Waiting}>
            <Hourglass size={18} />
            <span>{sentence}</span>
          </p>
        ))}
        <LeftOutPlaces places={left_out} />
      </div>
      <div className={styles.Week}>
        <RoutineWeek week={day.week} today={day.date} />
        {day.notes.map((note) => (
          <p key={note} className={styles.Small}>
            {note}
          </p>
        ))}
        {steps.length > 0 && (
          <Button
            width="full"
            variant={is_done ? 'tonal' : 'primary'}
            icon={<Check size={19} />}
            aria-pressed={is_done}
            busy={marking.state === 'busy'}
            onClick={() => onMark(!is_done)}
          >
            {done}
          </Button>
        )}
        <p className={styles.Caption}>
          {marking.state === 'failed'
            ? (marking.detail ?? 'This could not be saved. Please try again.')
            : daypart === 'night'
              ? 'Missed a night? Nothing to catch up on.'
              : 'Missed a morning? Nothing to catch up on.'}
        </p>
      </div>
    </section>
  );
}

/** What answers leave out of this part of the day, each answer once. */
function LeftOutPlaces({ places }: { places: TonightDaypart['left_out'] }) {
  return Array.from(
    Map.groupBy(places, ({ left_out }) => left_out.sentence),
    ([sentence, alike]) => (
      <div key={sentence} className={styles.Small}>
        <LeftOutNote sentence={`${LIST.format(alike.map(({ product }) => product.name))}. ${sentence}`} />
      </div>
    ),
  );
}
