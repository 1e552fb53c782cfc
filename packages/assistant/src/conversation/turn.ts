import type { Conversation } from './conversation.ts';

/** A short message that means something after another one. */
export interface Turn {
  says: RegExp;
  /** What the conversation has to be about: its topic, or anything where nothing is said. */
  after?: RegExp;
  /** What else has to hold. */
  where?: (conversation: Conversation) => boolean;
  means: string;
}
