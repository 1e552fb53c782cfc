import { readOwnFacts } from '@daylit/assistant';
import type { Memo, Preferences, ToldFact } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberLocks, ProfileReader } from '../members/ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { FoundMessage } from './message-reader.ts';
import type { OwnFact } from './ports.ts';

/** What members said about themselves in their current conversations: read from their messages each time. */
export interface ToldFacts {
  /** What holds in the conversation of a message; without one, in the current conversation. */
  read(userId: number, messageId?: number): Promise<OwnFact[]>;
  /** The facts of the newest message, where something new follows: not those that held before. */
  memosOf(userId: number, messageId: number): Promise<Memo[]>;
  /** As they are sent. */
  present(userId: number, facts: readonly OwnFact[]): Promise<ToldFact[]>;
  /** A fact no longer holds in the current conversation, unless it is said again. */
  takeBack(userId: number, factId: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  store: ChatStore;
  profiles: ProfileReader;
}

const MOST_MEMOS = 4;

export function createToldFacts({ db, locks, store, profiles }: Dependencies): ToldFacts {
  async function present(userId: number, facts: readonly OwnFact[]): Promise<ToldFact[]> {
    if (facts.length === 0) return [];
    const { preferences } = await profiles.findProfile(userId);
    return facts.map(({ id, sentence, preferences: told, canKeep }) => ({
      id,
      sentence,
      is_kept: isIn(preferences, told),
      preferences: canKeep ? told : null,
    }));
  }

  return {
    present,

    read: async (userId, messageId) => factsIn(await store.listSaid(db, userId, messageId)),

    async memosOf(userId, messageId) {
      const said = await store.listSaid(db, userId, messageId);
      const before = new Set(factsIn(said.slice(0, -1)).map(({ id }) => id));
      const own = new Set(factsIn(said.slice(-1)).map(({ id }) => id));
      const heard = factsIn(said).filter(({ id }) => own.has(id) && !before.has(id));
      const { preferences } = await profiles.findProfile(userId);
      return heard
        .filter(({ preferences: told }) => !isIn(preferences, told))
        .slice(0, MOST_MEMOS)
        .map(({ id, sentence, follows }) => ({ fact_id: id, sentence, follows }));
    },

    takeBack: (userId, factId) =>
      inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        for (const message of await store.listSaid(transaction, userId)) {
          if (!factsIn([message]).some(({ id }) => id === factId)) continue;
          const { row, content } = message;
          const taken_back = [...(content.taken_back ?? []), factId];
          await store.changeMessage(transaction, userId, row.id, { ...content, taken_back });
        }
      }),
  };
}

/** The answers that facts stand for, together. */
export function preferencesOf(facts: readonly OwnFact[]): Preferences {
  const avoid = facts.flatMap(({ preferences }) => preferences.avoid ?? []);
  return {
    ...Object.assign({}, ...facts.map(({ preferences }) => preferences)),
    ...(avoid.length > 0 && { avoid: [...new Set(avoid)] }),
  } as Preferences;
}

const factsIn = (said: readonly FoundMessage[]): OwnFact[] =>
  readOwnFacts(said.map(({ content: { text, taken_back } }) => ({ text, takenBack: taken_back })));

/** Whether a profile says what was told. */
function isIn(profile: Preferences, told: Preferences): boolean {
  const known = new Set((profile.avoid ?? []).map((term) => term.toLowerCase()));
  return (
    (told.avoid ?? []).every((term) => known.has(term.toLowerCase())) &&
    (['age_band', 'pregnancy', 'fragrance_free'] as const).every(
      (key) => told[key] === undefined || told[key] === profile[key],
    )
  );
}
