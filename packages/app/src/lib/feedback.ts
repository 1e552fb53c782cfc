import { createContext, use } from 'react';

/** The part of the product where the feedback form was opened: the `source` of the call. */
export type FeedbackSource = 'footer' | 'report';

/** Opens the feedback form. */
export type OpenFeedback = (source: FeedbackSource) => void;

/** Provided by the frame, which shows the form above every page. */
export const FeedbackContext = createContext<OpenFeedback>(() => undefined);

/** Returns the function that opens the feedback form. */
export function useFeedback(): OpenFeedback {
  return use(FeedbackContext);
}
