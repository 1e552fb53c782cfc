import { TIER_OF_PLAN } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { formatUtcDate } from '../../lib/format-date.ts';
import type { ChatLimit } from '../chat.ts';
import styles from './LimitReached.module.css';

const COUNT = new Intl.NumberFormat('en-US');

export interface LimitReachedProps {
  /** The allowance, its plan, and when it resets. */
  limit: ChatLimit;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** Opens the plans. */
  onUpgrade: () => void;
}

/** Why no message is answered now, what would help, and which ones still are. */
export function LimitReached({ limit, canBuy, onUpgrade }: LimitReachedProps) {
  return (
    <>
      <Card role="alert" className={styles.LimitReached}>
        {limit.reason === 'fair_use_exceeded' ? (
          <>
            <p>You've reached your fair use limit on the Pro plan.</p>
            {limit.resets_at !== null && <p>{`It starts again on ${formatUtcDate(limit.resets_at)}.`}</p>}
            <Link href="/contact" variant="block">
              Contact Support
            </Link>
          </>
        ) : (
          <AllowanceUsed {...{ limit, canBuy, onUpgrade }} />
        )}
      </Card>
      <p className={styles.Always}>
        Is somebody not safe, or does something look serious? Write it. That is always answered.
      </p>
    </>
  );
}

function AllowanceUsed({ limit, canBuy, onUpgrade }: LimitReachedProps) {
  const { plan, spent } = limit;
  const tier = TIER_OF_PLAN[plan];
  const name = plan === 'trial' ? 'trial' : tier;
  if (!canBuy || tier === 'pro') {
    // Free and trial count tokens over a period other than a month.
    const period = tier === 'free' && (plan === 'trial' || spent?.of !== 'messages') ? '' : ' for this month';
    return (
      <p>{`You have used the ${spent?.of ?? 'tokens'} of your ${name} plan${period}.${comesBack(limit)}`}</p>
    );
  }
  return (
    <>
      <p>
        {spent === undefined
          ? "You've reached your plan's token limit. Please upgrade to continue."
          : `You've reached your ${name} plan limit of ${COUNT.format(spent.limit)} ${spent.of}. Upgrade to continue using the product AI.${comesBack(limit)}`}
      </p>
      <Button size="small" onClick={onUpgrade}>
        Upgrade Now
      </Button>
    </>
  );
}

function comesBack({ resets_at }: ChatLimit): string {
  return resets_at === null ? '' : ` They come back on ${formatUtcDate(resets_at)}.`;
}
