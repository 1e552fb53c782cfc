import { TwoConsents } from '@daylit/ui';
import { useOutsideConsents, useRecordConsent } from '../../data/consents.ts';
import { actionState } from '../states.ts';

/** The choices about models outside this server. Each is saved on its own. */
export function OutsideModels({ onClose }: { onClose: () => void }) {
  const consents = useOutsideConsents();
  const chat = useRecordConsent();
  const face = useRecordConsent();
  const saving = { external_chat: chat, external_ai: face };
  const [first, ...more] = consents.map((consent) => ({
    consent,
    decision: actionState(saving[consent.purpose]),
  }));
  if (first === undefined) return null;
  return (
    <TwoConsents
      choices={[first, ...more]}
      onDecide={(decision) => saving[decision.purpose].mutate(decision)}
      onClose={onClose}
    />
  );
}
