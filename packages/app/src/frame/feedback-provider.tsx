import { lazy, type ReactNode, startTransition, Suspense, useState } from 'react';
import { FeedbackContext, type FeedbackSource } from '../lib/feedback.ts';

const FeedbackForm = lazy(async () => ({
  default: (await import('./feedback-form.tsx')).FeedbackForm,
}));

/** Shows the feedback form above any page that opens it. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [source, setSource] = useState<FeedbackSource>();
  const open = (asked: FeedbackSource) => startTransition(() => setSource(asked));
  return (
    <FeedbackContext value={open}>
      {children}
      <Suspense>
        {source !== undefined && <FeedbackForm source={source} onClose={() => setSource(undefined)} />}
      </Suspense>
    </FeedbackContext>
  );
}
