/** A part of the product that the policies speak of and that cannot be reached yet. */
interface MissingPart {
  /** What it is, as an entry of a list. */
  words: string;
  /** The calls of openapi.yaml without which it is not there. */
  operationIds: readonly string[];
}

/** Who makes one of these calls work takes its line away: a test compares them with the document. */
export const NOT_IN_THIS_VERSION: readonly MissingPart[] = [
  {
    words: 'Plans that cost money, and with them cancelling, withdrawing and refunds. Nobody is charged.',
    operationIds: ['createCheckoutSession', 'cancelSubscription'],
  },
  { words: 'The chat assistant.', operationIds: ['streamChat', 'listChatMessages'] },
  {
    words: 'Under Account: changing your data, taking it with you, and deleting the account.',
    operationIds: ['updateAccount', 'startExport', 'deleteAccount'],
  },
  {
    words: 'Sending what you write under Contact and Send Feedback.',
    operationIds: ['sendContactMessage', 'sendFeedback'],
  },
];
