import { type ReactElement, useState } from 'react';
import { FeedbackContext, type FeedbackSource } from '../lib/feedback.ts';
import { LazyDialog } from '../routes/shell/lazy-dialog.tsx';

const loadForm = () => import('./feedback-form.tsx');

/** Shows the feedback form above any page that opens it. */
export function FeedbackProvider({ children }: { children: ReactElement }) {
  const [source, setSource] = useState<FeedbackSource>();
  const close = () => setSource(undefined);
  return (
    <FeedbackContext value={setSource}>
      {children}
      {source !== undefined && (
        <LazyDialog title="Send Feedback" load={loadForm} onClose={close}>
          {({ FeedbackForm }) => <FeedbackForm source={source} onClose={close} />}
        </LazyDialog>
      )}
    </FeedbackContext>
  );
}
