import { ProviderReturnScreen, TwoFactorScreen } from '@daylit/ui';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useProviderReturn } from '../../data/credentials/provider-login.ts';
import { useVerifyLogin } from '../../data/sessions/log-in.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useSentQuery } from '../../hooks/use-sent-query.ts';
import { afterLogin } from '../../lib/come-back.ts';
import { usePageSettings } from '../../lib/page-settings.ts';
import { ProviderRegistration } from '../registration/provider-registration.tsx';
import { actionState } from '../states.ts';

const ACCOUNT = '/account?page=sign-in';

/** Where a provider sends the browser back, and what follows there. */
export function ProviderReturnRoute() {
  const { provider = '' } = useParams();
  const query = useSentQuery();
  const navigate = useNavigate();
  const session = useSession();
  const { providers } = usePageSettings();
  const login = useProviderReturn({ provider, query: query || 'error=missing' });
  const verify = useVerifyLogin();
  const name = providers.find(({ id }) => id === provider)?.name ?? provider;
  // A member who signs in again has come from a change that asked for it.
  const next = login.data?.wasMember ? ACCOUNT : afterLogin(null);

  switch (login.data?.step) {
    case 'done':
      return <Navigate to={next} replace />;
    case 'linked':
      return <Navigate to={ACCOUNT} replace />;
    case 'registration':
      return <ProviderRegistration name={name} email={login.data.email} />;
    case 'second_factor': {
      const token = login.data.partial_token ?? '';
      return (
        <TwoFactorScreen
          verification={actionState(verify)}
          onSubmit={({ code }) => verify.mutate({ code, token }, { onSuccess: () => navigate(next) })}
          onCancel={() => navigate('/login')}
        />
      );
    }
    default:
      return (
        <ProviderReturnScreen
          name={name}
          login={actionState(login)}
          isMember={session.status === 'signed_in'}
        />
      );
  }
}
