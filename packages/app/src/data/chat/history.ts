import { deleteChat, listChatMessages } from '@daylit/api-client';
import type { ChatMessage } from '@daylit/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { CHAT_PAGE } from '../../lib/timings.ts';
import { api } from '../api.ts';

/** One page of the conversation, oldest message first, and whether it is the first one. */
export interface ChatPage {
  messages: readonly ChatMessage[];
  isFirst: boolean;
}

type Conversation = InfiniteData<ChatPage>;

export const chatQuery = infiniteQueryOptions({
  queryKey: ['chat'],
  queryFn: async ({ signal, pageParam }): Promise<ChatPage> => {
    const messages = await listChatMessages(api, { offset: pageParam, limit: CHAT_PAGE }, { signal });
    return { messages, isFirst: messages.length < CHAT_PAGE };
  },
  initialPageParam: 0,
  getNextPageParam: nextOffset,
  // It would remove a reply that is arriving.
  refetchOnReconnect: false,
  // Unchanged messages are the same objects anyway; a deep comparison of a thousand with each new one takes
  // long.
  structuralSharing: false,
});

/** The loaded pages of the conversation, newest page first. */
export function useChatHistory() {
  return useInfiniteQuery(chatQuery);
}

/** Reads whether the member has written nothing yet; false where the server does not answer. */
export function useReadIsFirst(): () => Promise<boolean> {
  const client = useQueryClient();
  return async () => {
    try {
      const { pages } = await client.ensureInfiniteQueryData(chatQuery);
      return pages.every(({ messages }) => messages.length === 0);
    } catch {
      return false;
    }
  };
}

/** Where the next older page begins; undefined at the start of the conversation. */
function nextOffset(oldest: ChatPage, pages: readonly ChatPage[]): number | undefined {
  return oldest.isFirst ? undefined : pages.reduce((count, { messages }) => count + messages.length, 0);
}

/**
 * The messages of all pages, oldest first. One that moved to an older page is on two of them; the server's
 * numbers rise, so a duplicate is found without comparing all others.
 */
export function messagesOf(pages: readonly ChatPage[]): ChatMessage[] {
  let highest = 0;
  const isNew = ({ id }: ChatMessage) => {
    const isFirst = id < 0 || id > highest;
    if (id > highest) highest = id;
    return isFirst;
  };
  return pages.toReversed().flatMap(({ messages }) => messages.filter(isNew));
}

/** The loaded messages, oldest first. */
export function loadedMessages(client: QueryClient): ChatMessage[] {
  return messagesOf(client.getQueryData(chatQuery.queryKey)?.pages ?? []);
}

/** Changes the newest page. When the history could not be loaded, it starts with the new messages. */
export function changeNewest(
  client: QueryClient,
  change: (messages: readonly ChatMessage[]) => readonly ChatMessage[],
): void {
  client.setQueryData(chatQuery.queryKey, (data: Conversation | undefined) => {
    const [newest = { messages: [], isFirst: false }, ...older] = data?.pages ?? [];
    const pages = [{ ...newest, messages: change(newest.messages) }, ...older];
    return { pages, pageParams: data?.pageParams ?? [0] };
  });
}

/** Keeps only the newest page, with which the next visit begins. */
export function forgetOlderPages(client: QueryClient): void {
  client.setQueryData(
    chatQuery.queryKey,
    (data: Conversation | undefined) =>
      data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
}

/** Deletes the conversation. */
export function useDeleteChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => deleteChat(api),
    onSuccess: () =>
      client.setQueryData(chatQuery.queryKey, {
        pages: [{ messages: [], isFirst: true }],
        pageParams: [0],
      }),
  });
}
