import type { Db } from '../../db/database.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { Member } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { FindFacts } from './member-facts.ts';
import type { Question } from './ports.ts';
import { createReadHistory } from './read-history.ts';
import type { ToldFacts } from './told-facts.ts';

/** How many messages of 24 hours cost nothing because they are not understood. */
const FREE_MISSES = 20;

/** A message of a member that is to be answered. */
export interface Asked {
  messageId: number;
  text: string;
  /** The scan that the message is about. */
  checkinId: number | null;
  startsConversation: boolean;
}

/** Collects the facts for a reply. */
export type Ask = (member: Member, asked: Asked) => Promise<Question>;

interface Dependencies {
  db: Db;
  store: ChatStore;
  findFacts: FindFacts;
  toldFacts: ToldFacts;
  consents: ConsentReader;
  leftOuts: LeftOuts;
  meter: Pick<UsageMeter, 'countFreeMessages'>;
}

export function createAsk(given: Dependencies): Ask {
  const { db, findFacts, toldFacts, consents, meter } = given;
  const readHistory = createReadHistory(given);

  return async (member, asked) => {
    const told = await toldFacts.read(member.id, asked.messageId);
    const [history, facts, mayAskModel, freeMisses] = await Promise.all([
      readHistory(member.id, asked),
      findFacts(member, asked.checkinId, told),
      consents.hasConsent(db, member.id, 'external_chat'),
      meter.countFreeMessages(member.id),
    ]);
    const isMissFree = freeMisses < FREE_MISSES;
    return { text: asked.text, history, told, facts, mayAskModel, isMissFree };
  };
}
