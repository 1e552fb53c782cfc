import WifiOff from 'lucide-react/icons/wifi-off';
import type { ActionState } from '../../lib/states.ts';
import type { KeptPage } from '../kept-page.ts';
import { Trouble } from '../Trouble/Trouble.tsx';

export interface OfflineScreenProps {
  /** The name of the page that is not here: "Timeline". */
  page: string;
  /** The pages that can still be opened, newest first; the first is the way back. */
  kept: readonly KeptPage[];
  /** The state of asking the server again. */
  retry: ActionState;
  onRetry: () => void;
}

/** Replaces a page that was opened offline and had not been loaded before. */
export function OfflineScreen({ page, kept, retry, onRetry }: OfflineScreenProps) {
  const [newest] = kept;
  return (
    <Trouble
      icon={<WifiOff size={28} />}
      title="You are offline"
      text={`“${page}” was not loaded before. It opens by itself when you are back online.`}
      retry={retry}
      wayBack={newest && { href: newest.href, label: `Back to ${newest.title}` }}
      kept={kept}
      onRetry={onRetry}
    />
  );
}
