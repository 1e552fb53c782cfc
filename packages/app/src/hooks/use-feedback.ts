import { useToast } from '../lib/toast.ts';

/** What "Send Feedback" does in this version. */
export function useFeedback(): () => void {
  const showToast = useToast();
  return () => showToast({ text: 'Sending feedback is not available yet.', tone: 'failure' });
}
