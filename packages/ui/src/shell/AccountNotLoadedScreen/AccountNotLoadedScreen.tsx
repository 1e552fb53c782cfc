import CloudOff from 'lucide-react/icons/cloud-off';
import { formatTime } from '../../lib/format-date.ts';
import type { ActionState } from '../../lib/states.ts';
import { Trouble } from '../Trouble/Trouble.tsx';

export interface AccountNotLoadedScreenProps {
  /** The status of the last answer; undefined when none came. */
  status: number | undefined;
  /** When the first attempt failed, an ISO date. */
  failed_at: string;
  /** The state of trying again at once. */
  retry: ActionState;
  onRetry: () => void;
}

/** Replaces a page of a member while the server fails to say who is logged in. */
export function AccountNotLoadedScreen({ status, failed_at, retry, onRetry }: AccountNotLoadedScreenProps) {
  const time = formatTime(failed_at);
  const reason = status === undefined ? `Since ${time}.` : `Error ${status}, ${time}.`;
  return (
    <Trouble
      icon={<CloudOff size={28} />}
      title="We can’t load your account"
      text="Our server did not answer as it should. You are not logged out, and nothing is lost."
      note={`We keep trying by ourselves. ${reason}`}
      retry={retry}
      wayBack={{ href: '/contact', label: 'Contact us' }}
      onRetry={onRetry}
    />
  );
}
