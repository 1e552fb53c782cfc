import type { Db } from '../../db/database.ts';
import type { Logger } from '../../logger.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { MemberKeys, MemberLocks } from '../members/ports.ts';
import { createAnswerUpload } from './answer-upload.ts';
import { createAsk } from './ask.ts';
import { createBeginReply } from './begin-reply.ts';
import { createChatStore } from './chat-store.ts';
import { createConversations } from './conversation.ts';
import { createFollowReply } from './follow-reply.ts';
import { createChatHandlers } from './handlers.ts';
import { createFindFacts, type FactSources } from './member-facts.ts';
import { createOpenStreams } from './open-streams.ts';
import { createOpenTurn } from './open-turn.ts';
import type { Assistant } from './ports.ts';
import { createReplyEndings } from './reply-endings.ts';
import { createIsAlwaysAnswered } from './is-always-answered.ts';
import { createMessageIntake } from './message-intake.ts';
import { createReplyStreams } from './reply-streams.ts';
import { createResumeReply } from './resume-reply.ts';
import { createToldFacts } from './told-facts.ts';
import { createUploadTurns } from './upload-replies.ts';
import { createWriteReply } from './write-reply.ts';

interface Dependencies extends FactSources {
  plans: PlanReader;
  db: Db;
  log: Logger;
  locks: MemberLocks;
  keys: MemberKeys;
  consents: ConsentReader;
  assistant: Assistant;
  /** Longest time for a reply, in milliseconds. */
  longestReply: number;
}

/** Chat: one conversation per member with an assistant. */
export function createChat(given: Dependencies) {
  const store = createChatStore(given);
  const streams = createOpenStreams(given);
  const endings = createReplyEndings({ ...given, store });
  const findFacts = createFindFacts(given);
  const intake = createMessageIntake();
  const openTurn = createOpenTurn();
  const toldFacts = createToldFacts({ ...given, store });
  const dependencies = { ...given, toldFacts, store, streams, openTurn, endings, intake, findFacts };
  const turns = createUploadTurns(given);
  const ask = createAsk(dependencies);
  const isAlwaysAnswered = createIsAlwaysAnswered(dependencies);
  const replyStreams = createReplyStreams({
    ...dependencies,
    beginReply: createBeginReply({ ...dependencies, isAlwaysAnswered }),
    writeReply: createWriteReply({ ...dependencies, ask }),
    followReply: createFollowReply(dependencies),
  });
  return {
    handlers: createChatHandlers({
      ...given,
      conversations: createConversations(dependencies),
      replyStreams,
      resumeReply: createResumeReply({ ...dependencies, ask }),
    }),
    jobs: { 'answer-upload': createAnswerUpload({ ...dependencies, turns }) },
    ports: { uploadReplies: turns },
    /** Ends replies soon, and resolves when they have ended: for a server that stops. */
    replyStreams,
    /**
     * Ends replies that died with a server. `isAlone`: no other server writes any, so all open ones are dead.
     * To be called once before serving.
     */
    async endDeadReplies(isAlone: boolean): Promise<void> {
      await streams.forgetDead(given.db, isAlone);
      await endings.breakAllDead();
    },
  };
}
