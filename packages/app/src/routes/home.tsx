import { HomeScreen } from '@daylit/ui';
import { useSession } from '../data/sessions/session.ts';

export function HomeRoute() {
  return <HomeScreen isSignedIn={useSession().status === 'signed_in'} />;
}
