import type { Assistant } from './ports.ts';
import { createReadHistory, type HistorySources } from './read-history.ts';
import type { ToldFacts } from './told-facts.ts';

/**
 * Whether a message is answered although the allowance is used up: for danger, and as long as a crisis is
 * open. `text`: the cleaned message, which is not stored yet.
 */
export type IsAlwaysAnswered = (
  userId: number,
  text: string,
  startsConversation: boolean,
) => Promise<boolean>;

interface Dependencies extends HistorySources {
  assistant: Pick<Assistant, 'hasFixedAnswer'>;
  toldFacts: Pick<ToldFacts, 'read'>;
}

export function createIsAlwaysAnswered(given: Dependencies): IsAlwaysAnswered {
  const { assistant, toldFacts } = given;
  const readHistory = createReadHistory(given);
  return async (userId, text, startsConversation) => {
    const [history, told] = await Promise.all([
      readHistory(userId, { startsConversation }),
      startsConversation ? [] : toldFacts.read(userId),
    ]);
    return assistant.hasFixedAnswer({ text, history, told });
  };
}
