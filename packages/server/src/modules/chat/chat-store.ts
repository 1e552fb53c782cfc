import type { MemberKeys } from '../members/ports.ts';
import { createMessageReader, type MessageReader } from './message-reader.ts';
import { createMessageWriter, type MessageWriter } from './message-writer.ts';

/** The rows of conversations. */
export interface ChatStore extends MessageReader, MessageWriter {}

export function createChatStore(given: { keys: MemberKeys }): ChatStore {
  return { ...createMessageReader(given), ...createMessageWriter(given) };
}
