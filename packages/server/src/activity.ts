import { channel, tracingChannel } from 'node:diagnostics_channel';

/** Work whose duration and outcome an operator wants to know. Nothing in it tells about a person. */
export interface Activity {
  part: 'engine' | 'job' | 'mail' | 'model' | 'object_store' | 'payments' | 'webhook';
  /** One of few names: it becomes a label. */
  operation: string;
  /** Of a job: what asked for it, as a trace names it. */
  link?: string | undefined;
}

/** What listeners get: at its start, and again when it has ended. */
export interface Watched extends Activity {
  /** `ok`, or one of few names. Valid at the end. */
  outcome: string;
  /** As `performance.now()` has it. */
  startedAt: number;
}

/** How the end of an activity is named. Default: `ok`, and `error` where it throws. */
interface Naming<Value> {
  ofValue?: (value: Value) => string;
  ofError?: (error: unknown) => string;
}

/** Where metrics and traces listen. A channel of Node, so that what is measured knows neither. */
export const activities = tracingChannel<unknown, Watched>('daylit:activity');

/** A job that is about to be put into the queue. A listener may say what asks for it. */
export interface Enqueued {
  link?: string;
}

export const enqueuing = channel('daylit:enqueue');

/** Does the work, and tells the listeners. */
export async function measure<Value>(
  activity: Activity,
  work: () => Promise<Value>,
  { ofValue = () => 'ok', ofError = () => 'error' }: Naming<Value> = {},
): Promise<Value> {
  const watched: Watched = { ...activity, outcome: 'error', startedAt: performance.now() };
  return await activities.tracePromise(async () => {
    try {
      const value = await work();
      watched.outcome = ofValue(value);
      return value;
    } catch (error) {
      watched.outcome = ofError(error);
      throw error;
    }
  }, watched);
}

/** The same for what comes in parts. One that is not read to its end has ended well. */
export async function* measureParts<Part, Value>(
  activity: Activity,
  parts: AsyncIterable<Part, Value>,
  naming?: Naming<unknown>,
): AsyncGenerator<Part, Value, void> {
  const end = Promise.withResolvers<void>();
  // The reader gets the error from the parts.
  measure(activity, () => end.promise, naming).catch(() => undefined);
  try {
    return yield* parts;
  } catch (error) {
    end.reject(error);
    throw error;
  } finally {
    end.resolve();
  }
}
