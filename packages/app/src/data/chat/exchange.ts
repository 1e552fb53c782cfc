import { ApiError, checkTokenLimit, resumeChat, streamChat } from '@daylit/api-client';
import type { ChatAnswer, ChatReply, ChatRequest, ReadyForResume } from '@daylit/contract';
import { api } from '../api.ts';
import { isUnreadable } from '../detail-of.ts';

/** The progress of a reply. */
export type Progress =
  /** The server has the message. `checkin_id`: the check-in that the conversation is about. */
  | { step: 'accepted'; checkin_id: number | null }
  /** All words so far. */
  | { step: 'writing'; text: string }
  | { step: 'searching'; text: string };

/** The end of an exchange. */
export type Outcome =
  | { status: 'answered'; reply: ChatReply }
  /** An allowance is used up, and nothing was sent. */
  | { status: 'limited'; reason: 'upgrade_needed' | 'fair_use_exceeded' }
  /** The words of the reply arrived, but the allowance does not suffice for its products. */
  | { status: 'limited_at_resume' }
  /** The connection broke before the first event: the server may have the message, and even the reply. */
  | { status: 'lost'; detail: string }
  /** Refused. `isForbidden`: a refusal that opens the plans. */
  | { status: 'not_sent'; detail: string; isForbidden: boolean }
  /** The server has the message, but the reply was not completed. */
  | { status: 'broken'; detail: string; text: string }
  | { status: 'unreadable' };

interface Exchange {
  request: ChatRequest;
  signal: AbortSignal;
  /**
   * An allowance is known to be used up. Only the server can then tell whether the message is one that is
   * always answered, so no check comes before it.
   */
  isUsedUp: boolean;
  onProgress: (progress: Progress) => void;
}

/**
 * Sends a message and receives its reply: token check, stream, and products where the reply ends with a
 * search. Rejects only when `signal` is aborted.
 */
export async function exchange({ request, signal, isUsedUp, onProgress }: Exchange): Promise<Outcome> {
  const written: Written = { isAccepted: false, text: '', answer: undefined, search: undefined };
  try {
    if (!isUsedUp) await refuseUsedUp(signal);
    await readStream(request, signal, onProgress, written);
  } catch (error) {
    return written.isAccepted ? brokenBy(error, written.text) : refusedBy(error);
  }
  if (!written.isAccepted) return { status: 'unreadable' };
  if (written.search !== undefined) return resume(request, written.search, signal, written.text);
  const { text: reply, answer } = written;
  return { status: 'answered', reply: { reply, products: [], ...(answer && { answer }) } };
}

/** The parts of a stream so far. */
interface Written {
  isAccepted: boolean;
  text: string;
  answer: ChatAnswer | undefined;
  search: ReadyForResume | undefined;
}

// A check that fails for another reason stops nothing: the server checks again.
async function refuseUsedUp(signal: AbortSignal): Promise<void> {
  try {
    await checkTokenLimit(api, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError && error.status === 403) throw error;
  }
}

async function readStream(
  request: ChatRequest,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  written: Written,
): Promise<void> {
  for await (const event of streamChat(api, request, { signal })) {
    if (!written.isAccepted) {
      written.isAccepted = true;
      const checkin_id = event.type === 'session_started' ? event.checkin_id : (request.checkin_id ?? null);
      onProgress({ step: 'accepted', checkin_id });
    }
    if (event.type === 'error') throw new ApiError({ status: 0, detail: event.detail });
    if (event.type === 'ready_for_resume') written.search = event;
    if (event.type === 'searching_products') onProgress({ step: 'searching', text: written.text });
    if (event.type !== 'content_delta') continue;
    written.text += event.text;
    written.answer = event.answer ?? written.answer;
    onProgress({ step: 'writing', text: written.text });
  }
}

async function resume(
  { message, checkin_id = null, conversation_history = [] }: ChatRequest,
  { product_intent, category }: ReadyForResume,
  signal: AbortSignal,
  text: string,
): Promise<Outcome> {
  const wanted = { message, product_intent, category, checkin_id, conversation_history };
  try {
    const reply = await resumeChat(api, wanted, { signal });
    const isEmpty = reply.reply.trim() === '' && reply.products.length === 0;
    return isEmpty ? { status: 'unreadable' } : { status: 'answered', reply };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { status: 'limited_at_resume' };
    return brokenBy(error, text);
  }
}

function brokenBy(error: unknown, text: string): Outcome {
  if (!(error instanceof ApiError)) throw error;
  return isUnreadable(error) ? { status: 'unreadable' } : { status: 'broken', detail: error.message, text };
}

function refusedBy(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  const { detail, message } = error;
  if (detail === 'fair_use_exceeded' || detail === 'upgrade_needed')
    return { status: 'limited', reason: detail };
  if (isUnreadable(error)) return { status: 'unreadable' };
  if (error.status === 0) return { status: 'lost', detail: message };
  return { status: 'not_sent', detail: message, isForbidden: error.status === 403 };
}
