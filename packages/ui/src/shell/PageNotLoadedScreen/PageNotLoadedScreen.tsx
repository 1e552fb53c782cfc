import CloudOff from 'lucide-react/icons/cloud-off';
import type { ActionState } from '../../lib/states.ts';
import type { KeptPage } from '../kept-page.ts';
import { Trouble } from '../Trouble/Trouble.tsx';

export interface PageNotLoadedScreenProps {
  /** The name of the page: "Timeline". */
  page: string;
  /** The pages that can still be opened, newest first; the first is the way back. */
  kept: readonly KeptPage[];
  /** The state of reloading the page. */
  retry: ActionState;
  onRetry: () => void;
}

/** Replaces a page whose code did not come, even after a reload. */
export function PageNotLoadedScreen({ page, kept, retry, onRetry }: PageNotLoadedScreenProps) {
  const [newest] = kept;
  return (
    <Trouble
      icon={<CloudOff size={28} />}
      title="This page did not load"
      text={`A part of “${page}” did not arrive. Nothing that you saved is lost.`}
      retry={retry}
      wayBack={
        newest
          ? { href: newest.href, label: `Back to ${newest.title}` }
          : { href: '/', label: 'Go to the home page' }
      }
      kept={kept}
      onRetry={onRetry}
    />
  );
}
