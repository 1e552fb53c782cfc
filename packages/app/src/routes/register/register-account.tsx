import { AccountStep } from '@daylit/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRegister } from '../../data/auth.ts';
import { detailOf } from '../../data/detail-of.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { findPendingRegistration, savePendingRegistration } from '../../session/pending-registration.ts';
import { formStatus } from '../form-status.ts';

/** Step 1: asks for a registration and sends the person to their inbox. */
export function RegisterAccount() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const register = useRegister();
  const pending = useIsHydrated() ? findPendingRegistration() : null;
  const known = {
    email: query.get('email') ?? pending?.email ?? '',
    invite_code: query.get('invite') ?? pending?.invite ?? '',
  };

  return (
    <AccountStep
      key={`${known.email} ${known.invite_code}`}
      status={formStatus(register)}
      detail={detailOf(register.error)}
      defaultAccount={known}
      onNext={(account) =>
        register.mutate(account, {
          onSuccess: () => {
            savePendingRegistration({ email: account.email, invite: account.invite_code });
            navigate('/verify-email');
          },
        })
      }
    />
  );
}
