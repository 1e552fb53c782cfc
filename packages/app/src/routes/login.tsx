import { LoginScreen, TwoFactorScreen } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useLogin, useVerifyLogin } from '../data/auth.ts';
import { detailOf } from '../data/detail-of.ts';
import { formStatus } from './form-status.ts';

export function LoginRoute() {
  const navigate = useNavigate();
  const login = useLogin();
  const verify = useVerifyLogin();
  const goOn = () => navigate('/upload');

  if (login.data?.step === 'second_factor') {
    const { token } = login.data;
    return (
      <TwoFactorScreen
        status={formStatus(verify)}
        detail={detailOf(verify.error)}
        onSubmit={({ code }) => verify.mutate({ code, token }, { onSuccess: goOn })}
        onCancel={login.reset}
      />
    );
  }
  return (
    <LoginScreen
      status={formStatus(login)}
      detail={detailOf(login.error)}
      onSubmit={(credentials) =>
        login.mutate(credentials, { onSuccess: ({ step }) => step === 'done' && goOn() })
      }
    />
  );
}
