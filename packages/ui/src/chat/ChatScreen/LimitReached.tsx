import { TIER_OF_PLAN } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { formatUtcDate } from '../../lib/format-date.ts';
import type { ChatLimit } from '../chat.ts';
import styles from './LimitReached.module.css';

export interface LimitReachedProps {
  /** The allowance, its plan, and when it resets. */
  limit: ChatLimit;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** Opens the plans. */
  onUpgrade: () => void;
}

/** Why no message can be sent now, and what would help. */
export function LimitReached({ limit, canBuy, onUpgrade }: LimitReachedProps) {
  return (
    <Card role="alert" className={styles.LimitReached}>
      {limit.reason === 'fair_use_exceeded' ? (
        <>
          <p>You've reached your fair use limit on the Pro plan.</p>
          <Link href="/contact" variant="block">
            Contact Support
          </Link>
        </>
      ) : (
        <TokensUsed {...{ limit, canBuy, onUpgrade }} />
      )}
    </Card>
  );
}

function TokensUsed({ limit: { plan, resets_at }, canBuy, onUpgrade }: LimitReachedProps) {
  const tier = TIER_OF_PLAN[plan];
  if (!canBuy || tier === 'pro') {
    return (
      <p>
        You have used the tokens of your {plan === 'trial' ? 'trial' : tier} plan for this month.
        {resets_at !== null && ` They come back on ${formatUtcDate(resets_at)}.`}
      </p>
    );
  }
  return (
    <>
      <p>You've reached your plan's token limit. Please upgrade to continue.</p>
      <Button size="small" onClick={onUpgrade}>
        Upgrade Now
      </Button>
    </>
  );
}
