import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { ChatRequest, ChatStreamEvent } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import type { Logger } from '../../logger.ts';
import type { Member } from '../members/ports.ts';
import type { BeginReply, Turn } from './begin-reply.ts';
import type { FollowReply } from './follow-reply.ts';
import type { MessageIntake } from './message-intake.ts';
import { type OpenStreams, RENEWAL } from './open-streams.ts';
import { GONE, type WriteReply } from './write-reply.ts';

/** How long replies may continue while the server stops, in milliseconds. Shorter than the server waits. */
const STOP_GRACE = 2_000;

const HEARTBEAT = ': still here\n\n';

/** Replies that are being streamed to browsers. */
export interface ReplyStreams {
  /** Stores a message; throws as `BeginReply` does. The text of the stream ends with the reply. */
  open(member: Member, request: ChatRequest): Promise<Readable>;
  /** Ends replies soon, because the server stops. */
  stop(): void;
  /** Resolves once every reply has ended and is stored. */
  allEnded(): Promise<void>;
}

interface Dependencies {
  db: Db;
  log: Logger;
  streams: OpenStreams;
  intake: MessageIntake;
  beginReply: BeginReply;
  writeReply: WriteReply;
  followReply: FollowReply;
  /** Longest time for a reply, in milliseconds. */
  longestReply: number;
}

export function createReplyStreams(given: Dependencies): ReplyStreams {
  const { db, log, streams, intake, beginReply, writeReply, followReply } = given;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  function eventsOf(member: Member, turn: Turn, signal: AbortSignal) {
    const { reply } = turn;
    return reply ? writeReply(member, { ...turn, reply }, signal) : followReply(member, turn, signal);
  }

  async function run(member: Member, turn: Turn, out: PassThrough): Promise<void> {
    const gone = new AbortController();
    out.once('close', () => gone.abort(GONE));
    const limit = AbortSignal.timeout(given.longestReply);
    const signal = AbortSignal.any([gone.signal, limit, stopping.signal]);
    const renewal = setInterval(() => {
      if (out.writableLength === 0) out.write(HEARTBEAT);
      streams.renew(turn.streamId).catch((err: unknown) => log.warn({ err }, 'a stream was not renewed'));
    }, RENEWAL);
    try {
      for await (const event of eventsOf(member, turn, signal)) await send(out, event, gone.signal);
    } catch (err) {
      if (!gone.signal.aborted) log.error({ err }, 'a stream ended early');
    } finally {
      clearInterval(renewal);
      await streams
        .close(db, turn.streamId)
        .catch((err: unknown) => log.warn({ err }, 'a stream stays open'));
      out.end();
    }
  }

  return {
    async open(member, request) {
      const turn = await intake.take(() => beginReply(member, request));
      const out = new PassThrough();
      const task = run(member, turn, out);
      running.add(task);
      void task.finally(() => running.delete(task));
      return out;
    },

    stop() {
      setTimeout(() => stopping.abort(new Error('The server stops.')), STOP_GRACE).unref();
    },

    async allEnded() {
      stopping.abort(new Error('The server stops.'));
      await Promise.all(running);
    },
  };
}

/** Resolves once the event was passed to the connection. */
async function send(out: PassThrough, event: ChatStreamEvent, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted();
  const text = `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  if (!out.write(text)) await once(out, 'drain', { signal: gone });
}
