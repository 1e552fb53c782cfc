import { LegalAcceptanceModal } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { actionState } from '../routes/states.ts';
import { useAcceptLegalTerms } from '../data/consents.ts';
import { useLogout } from '../data/sessions/log-in.ts';

/** The terms dialog, open until they are accepted. Refusing them signs out. */
export function LegalAcceptance() {
  const accept = useAcceptLegalTerms();
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <LegalAcceptanceModal
      acceptance={actionState(accept)}
      onAccept={() => accept.mutate()}
      onCancel={() => logout.mutate(undefined, { onSettled: () => navigate('/login') })}
    />
  );
}
