import { PrivacySections } from '@daylit/ui';
import { useConsents, useRecordConsent } from '../../data/consents.ts';
import { actionState, loaded } from '../states.ts';

/** The parts of the account tab about consents, preferences and the member's data. */
export function AccountPrivacy() {
  const consents = useConsents();
  const decision = useRecordConsent();
  return (
    <PrivacySections
      consents={{
        consents: loaded(consents),
        decision: actionState(decision),
        onDecide: (decided) => decision.mutate(decided),
        onRetry: () => consents.refetch(),
      }}
    />
  );
}
