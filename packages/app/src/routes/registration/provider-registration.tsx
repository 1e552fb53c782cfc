import { ProviderRegistrationScreen, TooYoungScreen } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useProviderRegistration } from '../../data/credentials/provider-login.ts';
import { savePendingRegistration } from '../../data/registration/pending-registration.ts';
import { actionState } from '../states.ts';

interface ProviderRegistrationProps {
  name: string;
  email: string | null;
}

/** Makes the account of somebody who has signed in with a provider for the first time. */
export function ProviderRegistration({ name, email }: ProviderRegistrationProps) {
  const navigate = useNavigate();
  const registration = useProviderRegistration();
  if (registration.data === 'too_young') return <TooYoungScreen />;
  return (
    <ProviderRegistrationScreen
      name={name}
      email={email}
      registration={actionState(registration)}
      onSubmit={(form) =>
        registration.mutate(form, {
          onSuccess: (outcome) => {
            if (outcome === 'verified') void navigate('/register?step=2');
            if (outcome !== 'waiting') return;
            savePendingRegistration({ email: form.email ?? '', invite: '' });
            void navigate('/verify-email');
          },
        })
      }
    />
  );
}
