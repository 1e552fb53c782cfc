import { createContext, use } from 'react';

/** Where in the product feedback was asked for, as the call's `source` says it. */
export type FeedbackSource = 'footer' | 'report';

/** Opens the form for feedback. */
export type OpenFeedback = (source: FeedbackSource) => void;

/** Filled by the frame, which shows the form above every page. */
export const FeedbackContext = createContext<OpenFeedback>(() => undefined);

/** Gives the function that opens the form for feedback. */
export function useFeedback(): OpenFeedback {
  return use(FeedbackContext);
}
