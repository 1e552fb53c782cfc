import type { ContactTurn } from '@daylit/contract';
import { lastTurns } from '@daylit/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatQuery, messagesOf } from './history.ts';

/** The end of the member's conversation, for a person who helps; undefined unless it is wanted and loaded. */
export function useLastTurns(isWanted: boolean): ContactTurn[] | undefined {
  const pages = useInfiniteQuery({ ...chatQuery, enabled: isWanted }).data?.pages;
  return useMemo(() => (isWanted && pages ? lastTurns(messagesOf(pages)) : undefined), [isWanted, pages]);
}
