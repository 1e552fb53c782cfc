import type { Handlers } from '../../http/contract.ts';
import type { Conversations } from './conversation.ts';
import type { ReplyStreams } from './reply-streams.ts';
import type { ResumeReply } from './resume-reply.ts';

export type ChatHandlers = Pick<
  Handlers,
  'listChatMessages' | 'deleteChat' | 'takeBackToldFact' | 'streamChat' | 'resumeChat'
>;

interface Dependencies {
  conversations: Conversations;
  replyStreams: ReplyStreams;
  resumeReply: ResumeReply;
}

/** Keeps proxies from storing or changing a stream, and above all from buffering it. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** The calls of the chat. */
export function createChatHandlers(dependencies: Dependencies): ChatHandlers {
  const { conversations, replyStreams, resumeReply } = dependencies;
  return {
    async listChatMessages({ member, query }) {
      return { status: 200, body: await conversations.list(member.id, query) };
    },

    async deleteChat({ member }) {
      await conversations.delete(member.id);
      return { status: 204, body: undefined };
    },

    async takeBackToldFact({ member, params }) {
      return { status: 200, body: await conversations.takeBack(member.id, params.fact_id) };
    },

    async streamChat({ member, body }) {
      return { status: 200, body: await replyStreams.open(member, body), headers: STREAM_HEADERS };
    },

    // The client's text about the search is only a hint: the waiting reply knows the search.
    async resumeChat({ member }) {
      return { status: 200, body: await resumeReply(member) };
    },
  };
}
