import type { CurrentSubscription } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { type BillingActionStates, billingFailure, buttonState } from '../billing-action.ts';
import { planName } from '../plans.ts';
import { scheduledChange } from '../subscription.ts';
import styles from './Leaving.module.css';
import { type LeavingWay, leavingWays } from './leaving-ways.ts';

export interface LeavingProps {
  subscription: CurrentSubscription;
  /** The member holds a founding place, which they keep. */
  hasFoundingPlace: boolean;
  /** State of each action. While one is busy, the others are locked. */
  actions: BillingActionStates;
  /** The second click of an action. */
  onLeave: (way: { action: LeavingWay['action'] }) => void;
}

/**
 * Every way to end the contract, each in two clicks at its place. Renders nothing when there is none.
 *
 * **Do** say until when, and what is refunded. **Don't** ask for a reason, and don't make an offer in
 * between.
 */
export function Leaving({ subscription, hasFoundingPlace, actions, onLeave }: LeavingProps) {
  const [asked, setAsked] = useState<LeavingWay['action']>();
  const [kept, setKept] = useState<LeavingWay['action']>();
  const subject = subjectOf(subscription);
  const [askedAbout, setAskedAbout] = useState(subject);
  const ways = leavingWays(subscription, hasFoundingPlace);

  // A question ends with what it asked about, else the second click of a later visit would be the first one.
  if (askedAbout !== subject || (asked !== undefined && actions[asked].state === 'done')) {
    setAskedAbout(subject);
    setAsked(undefined);
  }
  if (ways.length === 0) return null;
  return (
    <SectionCard title="Leaving">
      <ul>
        {ways.map((way) => (
          <li key={way.action} className={styles.Way}>
            <h3 className={styles.Title}>{way.title}</h3>
            {way.text !== undefined && <p className={styles.Text}>{way.text}</p>}
            {asked === way.action ? (
              <Question
                way={way}
                keep={`Keep ${planName(subscription.plan)}`}
                actions={actions}
                onConfirm={() => onLeave({ action: way.action })}
                onKeep={() => {
                  setAsked(undefined);
                  setKept(way.action);
                }}
              />
            ) : (
              <Button
                variant="outline"
                ref={kept === way.action ? takeFocus : undefined}
                {...buttonState(actions, way.action)}
                onClick={() => setAsked(way.action)}
              >
                {way.button}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** What a question is about: the plan and what happens to it next. */
function subjectOf(subscription: CurrentSubscription): string {
  return JSON.stringify([subscription.plan, subscription.status, scheduledChange(subscription)]);
}

interface QuestionProps extends Pick<LeavingProps, 'actions'> {
  way: LeavingWay;
  keep: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** What ends and what stays, and the second click. */
function Question({ way, keep, actions, onConfirm, onKeep }: QuestionProps) {
  const [lead, rest] = way.asks;
  const failure = billingFailure(actions, way.action);
  const { busy, disabled } = buttonState(actions, way.action);
  return (
    <>
      <fieldset aria-label={way.confirm} tabIndex={-1} ref={takeFocus} className={styles.Question}>
        <p>
          <b>{lead}</b>
          <span>{` ${rest}`}</span>
        </p>
        <ul className={styles.Points}>
          {way.points.map((point) => (
            <li key={point} className={styles.Point}>
              <Check size={18} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <Failure>{failure}</Failure>
        <div className={styles.Buttons}>
          <Button width="full" busy={busy} disabled={disabled} onClick={onConfirm}>
            {way.confirm}
          </Button>
          <Button variant="outline" width="full" disabled={busy || disabled} onClick={onKeep}>
            {keep}
          </Button>
        </div>
      </fieldset>
      <p className={styles.Note}>This is the second of two clicks. We do not ask why.</p>
    </>
  );
}
