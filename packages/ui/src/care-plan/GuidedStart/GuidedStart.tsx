import type { Daypart, NextStart, Product } from '@daylit/contract';
import Calendar from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import Hourglass from 'lucide-react/icons/hourglass';
import Sprout from 'lucide-react/icons/sprout';
import { type ReactElement, useId, useState } from 'react';
import { formatDay } from '../../lib/format-date.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { WishLine } from '../../parts/WishLine/WishLine.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { actionAt, type PlanActions } from '../plan-actions.ts';
import styles from './GuidedStart.module.css';

export interface GuidedStartProps {
  /** The product to start next, from the care plan. */
  next: NextStart;
  /** Whether its button is the primary one of the page. Default false. */
  isPrimary?: boolean;
  /** State of the actions on products, by `planPlace`. */
  actions: PlanActions;
  /** It replaces the card of a product that was started: the focus continues at its title. Default false. */
  takesFocus?: boolean;
  /** Adds the product at each of these places. */
  onStart: (start: { dayparts: readonly Daypart[]; step: string; product: Product }) => void;
}

/**
 * The one product to start next: when, what to watch for, how long to give it, and why this one.
 *
 * **Do** leave the order and the 14 days to the server. **Don't** show a button while another product is new.
 */
export function GuidedStart({
  next,
  isPrimary = false,
  actions,
  takesFocus = false,
  onStart,
}: GuidedStartProps) {
  const id = useId();
  const [turn, setTurn] = useState(0);
  const { dayparts, step, others, wish, hold } = next;
  const choices = [next.product, ...others];
  const product = choices[turn % choices.length] ?? next.product;
  const [daypart = 'morning'] = dayparts;
  const starting = actionAt(actions, { daypart, step });
  return (
    <section aria-labelledby={id} className={styles.GuidedStart}>
      <p className={styles.Label}>
        <Sprout size={18} />
        <span>One at a time</span>
      </p>
      <div className={styles.Head}>
        <div className={styles.Picture}>
          <ProductPicture product={product} />
        </div>
        <div>
          <h2 id={id} ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={styles.Title}>
            {hold ? `${hold.name} is new.` : `Next: ${product.name}`}
          </h2>
          {hold ? (
            <p>{`Next one from ${formatDay(`${hold.until}T12:00`)}: ${product.name}`}</p>
          ) : (
            wish && <WishLine wish={wish} />
          )}
        </div>
      </div>
      {!hold && (
        <>
          <ul className={styles.Lines}>
            <Line icon={<Calendar size={20} />} lead="Start" words={next.start} />
            <Line icon={<Eye size={20} />} lead="Watch for" words={next.watch} />
            <Line icon={<Hourglass size={20} />} lead="Give it" words={next.give} />
          </ul>
          <Why product={product} />
          <div className={styles.Actions}>
            <Button
              variant={isPrimary ? 'primary' : 'tonal'}
              busy={starting.state === 'busy'}
              icon={<Check size={19} />}
              onClick={() => onStart({ dayparts, step, product })}
            >
              <span>
                Mark In Use
                <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
              </span>
            </Button>
            {choices.length > 1 && (
              <Button variant="quiet" onClick={() => setTurn(turn + 1)}>
                Show another
              </Button>
            )}
          </div>
          {starting.state === 'failed' && starting.detail !== null && <Failure>{starting.detail}</Failure>}
        </>
      )}
      <VisuallyHidden>
        <output>{turn > 0 && product.name}</output>
      </VisuallyHidden>
    </section>
  );
}

function Line({ icon, lead, words }: { icon: ReactElement; lead: string; words: string }) {
  return (
    <li className={styles.Line}>
      {icon}
      <p>
        <b>{lead}</b>
        <span>{` ${words}`}</span>
      </p>
    </li>
  );
}

/** Why this product, of those that fit as well. */
function Why({ product: { why } }: { product: Product }) {
  if (!why) return null;
  const { fitting, reasons } = why;
  return (
    <div className={styles.Why}>
      <h3 className={styles.WhyTitle}>
        {fitting === 1 ? 'Why this one' : `Why this one, of ${fitting} that fit`}
      </h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason} className={styles.Reason}>
            <Check size={17} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
