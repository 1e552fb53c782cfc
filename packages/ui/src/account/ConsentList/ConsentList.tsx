import { useState } from 'react';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AccountCard } from '../AccountCard/AccountCard.tsx';
import area from '../account.module.css';
import type { ConsentFacts, ConsentPurpose } from '../api-shapes.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import styles from './ConsentList.module.css';

/** One answer to one purpose. */
export interface ConsentDecision {
  purpose: ConsentPurpose;
  granted: boolean;
}

export interface ConsentListProps {
  /** One entry for each purpose that applies to this server. Absent until they have arrived. */
  consents: readonly ConsentFacts[] | undefined;
  /** `saving` and `failed` are about the decision in the open dialog; `load_failed` has no list. Default `idle`. */
  status?: 'idle' | 'saving' | 'failed' | 'load_failed';
  /** The server's reason for `failed`. Default: ours. */
  detail?: string | undefined;
  /** Confirmed in a dialog, which stays open until `consents` comes with the decision recorded. */
  onDecide: (decision: ConsentDecision) => void;
  /** Asks for the list again, after `load_failed`. */
  onRetry?: (() => void) | undefined;
}

/** What the person agreed to beside the terms, in the very words, and the way to take it back. */
export function ConsentList({ consents, status = 'idle', detail, onDecide, onRetry }: ConsentListProps) {
  const [asked, setAsked] = useState<ConsentDecision>();
  const open = consents?.find(
    ({ purpose, granted }) => purpose === asked?.purpose && granted !== asked.granted,
  );

  if (status === 'load_failed') {
    return <LoadProblem title="Your consents could not be loaded." onRetry={onRetry} />;
  }
  return (
    <AccountCard title="Your consents">
      {consents === undefined && <Skeleton height="6em" />}
      {consents?.length === 0 && <p className={area.Lead}>Nothing here needs your consent.</p>}
      {consents !== undefined && consents.length > 0 && (
        <ul className={styles.List}>
          {consents.map((consent) => (
            <ConsentRow
              key={consent.purpose}
              consent={consent}
              onAsk={() => setAsked({ purpose: consent.purpose, granted: !consent.granted })}
            />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <ConsentDialog
          consent={open}
          busy={status === 'saving'}
          error={status === 'failed' ? (detail ?? 'This could not be saved. Please try again.') : undefined}
          onConfirm={() => onDecide({ purpose: open.purpose, granted: !open.granted })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </AccountCard>
  );
}
