import { FeedbackModal } from '@daylit/ui';
import { useSendFeedback } from '../data/contact.ts';
import type { FeedbackSource } from '../lib/feedback.ts';
import { actionState } from '../routes/states.ts';

interface FeedbackFormProps {
  source: FeedbackSource;
  onClose: () => void;
}

/** The open feedback form. */
export function FeedbackForm({ source, onClose }: FeedbackFormProps) {
  const feedback = useSendFeedback();
  return (
    <FeedbackModal
      sending={actionState(feedback)}
      onSubmit={({ message }) => feedback.mutate({ message, source })}
      onClose={onClose}
    />
  );
}
