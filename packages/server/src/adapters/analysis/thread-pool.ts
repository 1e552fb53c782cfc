import { on } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../errors.ts';
import type { ThreadReply, ThreadRequest } from './messages.ts';

export interface ThreadPool {
  /** Starts all threads now, so that the first requests do not wait until the models are read. */
  warmUp(): void;
  /**
   * Yields the results as they come. Throws a `Refusal`, or an Error when the thread ends without an answer.
   */
  run(request: ThreadRequest): AsyncGenerator<Exclude<ThreadReply, { type: 'done' | 'refused' }>, void, void>;
  close(): Promise<void>;
}

interface Options {
  script: URL;
  /** Threads that run at the same time, each with one request in hand. */
  size: number;
  /**
   * How many requests may wait before another request is refused as `busy`. This bounds memory. Analyses
   * always wait, after all others, for whose answers people wait: the job system bounds them, and a photo
   * that was accepted must not be refused.
   */
  maxWaiting: number;
  /** Milliseconds that one request may take. A thread that needs longer is terminated. */
  timeout: number;
  /**
   * Milliseconds without a request after which a used thread is replaced by a new one. A thread that has just
   * worked needs half the time for the next photo, but keeps the memory of its photos.
   */
  maxIdle: number;
  /** Called when a thread ends by itself. The next request gets a new thread. */
  onCrash(error: Error): void;
}

/** A request that waits for a thread. */
interface Turn extends PromiseWithResolvers<Worker> {
  isAnalysis: boolean;
}

/** The Retry-After of a busy pool, in seconds. */
const RETRY_AFTER = 5;

export function createThreadPool(options: Options): ThreadPool {
  const { script, size, maxWaiting, timeout, maxIdle, onCrash } = options;
  const threads = new Set<Worker>();
  const idle = createIdleThreads();
  const waiting: Turn[] = [];
  let isClosing = false;

  function start(): Worker {
    const thread = new Worker(script, { env: environment() });
    threads.add(thread);
    thread.on('error', onCrash);
    thread.once('exit', () => {
      idle.delete(thread);
      // One that was replaced leaves no place.
      if (!threads.delete(thread)) return;
      if (!isClosing) waiting.shift()?.resolve(start());
    });
    return thread;
  }

  async function acquire({ type }: ThreadRequest): Promise<Worker> {
    if (isClosing) throw new Refusal('busy', { retryAfter: RETRY_AFTER });
    const free = idle.take();
    if (free) return free;
    if (threads.size < size) return start();
    if (type !== 'analyse' && waiting.length >= maxWaiting)
      throw new Refusal('busy', { retryAfter: RETRY_AFTER });
    const turn = { ...Promise.withResolvers<Worker>(), isAnalysis: type === 'analyse' };
    const firstAnalysis = turn.isAnalysis ? -1 : waiting.findIndex(({ isAnalysis }) => isAnalysis);
    waiting.splice(firstAnalysis < 0 ? waiting.length : firstAnalysis, 0, turn);
    return await turn.promise;
  }

  function release(thread: Worker): void {
    const next = waiting.shift();
    if (next) next.resolve(thread);
    else idle.add(thread, setTimeout(() => void replace(thread), maxIdle).unref());
  }

  async function replace(thread: Worker): Promise<void> {
    if (isClosing) return;
    idle.delete(thread);
    threads.delete(thread);
    idle.add(start());
    await thread.terminate();
  }

  return {
    warmUp() {
      while (threads.size < size) idle.add(start());
    },

    async *run(request) {
      const thread = await acquire(request);
      const overdue = setTimeout(() => void thread.terminate(), timeout);
      let isAnswered = false;
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        thread.postMessage(request);
        for await (const [reply] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<
          [ThreadReply]
        >) {
          isAnswered = reply.type === 'done' || reply.type === 'refused';
          if (reply.type === 'done') return;
          if (reply.type === 'refused') throw new Refusal(reply.code, { detail: reply.detail });
          yield reply;
        }
        throw new Error('The analysis thread ended without an answer.');
      } finally {
        clearTimeout(overdue);
        // A caller that stops early leaves a thread in the middle of its work. A new thread costs less than
        // waiting for it.
        if (isAnswered) release(thread);
        else await thread.terminate();
      }
    },

    async close() {
      isClosing = true;
      for (const { reject } of waiting.splice(0)) reject(new Refusal('busy', { retryAfter: RETRY_AFTER }));
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

/** Threads without a request, and what replaces each of them in time. */
function createIdleThreads() {
  const threads = new Map<Worker, NodeJS.Timeout | undefined>();
  const remove = (thread: Worker): void => {
    clearTimeout(threads.get(thread));
    threads.delete(thread);
  };
  return {
    add: (thread: Worker, replacement?: NodeJS.Timeout) => void threads.set(thread, replacement),
    delete: remove,
    take(): Worker | undefined {
      const [thread] = threads.keys();
      if (thread) remove(thread);
      return thread;
    },
  };
}

/**
 * The environment of this process, with its compile cache. Without the cache a thread would strip the types
 * from all its code and compile it again.
 */
function environment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  // Node keeps the cache of each version in a subdirectory of the directory that was requested.
  return cache ? { ...process.env, NODE_COMPILE_CACHE: path.dirname(cache) } : process.env;
}
