import type { Consent, ConsentPurpose } from '@daylit/contract';
import { useState } from 'react';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import styles from './ConsentList.module.css';

/** A decision about one purpose. */
export interface ConsentDecision {
  purpose: ConsentPurpose;
  granted: boolean;
}

export interface ConsentListProps {
  /** One entry per purpose that applies to this server. */
  consents: Loaded<readonly Consent[]>;
  /** State of the decision in the open dialog. */
  decision: ActionState;
  /** Called on confirmation in a dialog, which stays open until `consents` contains the decision. */
  onDecide: (decision: ConsentDecision) => void;
  /** Opens the choices about models outside this server, where the operator offers one. */
  onChooseOutside?: (() => void) | undefined;
  /** Loads the list again. */
  onRetry?: (() => void) | undefined;
}

/** The consents other than the terms, with their exact text and a button to withdraw each. */
export function ConsentList({ consents, onRetry, ...rest }: ConsentListProps) {
  if (consents.state === 'failed') {
    return (
      <LoadProblem title="Your consents could not be loaded." detail={consents.detail} onRetry={onRetry} />
    );
  }
  return (
    <SectionCard title="What you allowed">
      {consents.state === 'waiting' ? (
        <Skeleton height="6em" />
      ) : (
        <Consents consents={consents.value} {...rest} />
      )}
    </SectionCard>
  );
}

interface ConsentsProps extends Pick<ConsentListProps, 'decision' | 'onDecide' | 'onChooseOutside'> {
  consents: readonly Consent[];
}

function Consents({ consents, decision, onDecide, onChooseOutside }: ConsentsProps) {
  const [asked, setAsked] = useState<ConsentDecision>();
  const open = consents.find(
    ({ purpose, granted }) => purpose === asked?.purpose && granted !== asked.granted,
  );

  // A question ends with the decision. Otherwise it would come back when the decision is undone elsewhere.
  if (asked !== undefined && open === undefined) setAsked(undefined);

  if (consents.length === 0) return <p className={area.Lead}>Nothing here needs your consent.</p>;
  return (
    <>
      <ul className={styles.List}>
        {consents.map((consent) => (
          <ConsentRow
            key={consent.purpose}
            consent={consent}
            onAsk={() => {
              const { purpose, granted } = consent;
              if (purpose === 'photo_analysis') setAsked({ purpose, granted: !granted });
              else onChooseOutside?.();
            }}
          />
        ))}
      </ul>
      {open !== undefined && (
        <ConsentDialog
          consent={open}
          decision={decision}
          onConfirm={() => onDecide({ purpose: open.purpose, granted: !open.granted })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
