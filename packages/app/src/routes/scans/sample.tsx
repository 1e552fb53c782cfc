import { SampleScreen } from '@daylit/ui';
import { useSession } from '../../data/sessions/session.ts';

/** Open to everybody, and the same for everybody except for the button. */
export function SampleRoute() {
  return <SampleScreen isSignedIn={useSession().status === 'signed_in'} />;
}
