/** A part of the product that the policies mention and that is not available yet. */
interface MissingPart {
  /** The text of the list item. */
  words: string;
  /** The operations of openapi.yaml that it needs. */
  operationIds: readonly string[];
}

/**
 * When you implement one of these operations, remove its entry: a test compares the list with openapi.yaml.
 */
export const NOT_IN_THIS_VERSION: readonly MissingPart[] = [
  {
    words: 'Plans that cost money, and with them cancelling, withdrawing and refunds. Nobody is charged.',
    operationIds: ['createCheckoutSession', 'cancelSubscription'],
  },
  { words: 'The chat assistant.', operationIds: ['streamChat', 'listChatMessages'] },
];
