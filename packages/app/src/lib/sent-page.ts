import type { QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';

/** What the server sends with the page of somebody who is signed in. */
export interface SentPage {
  /** The answers that the page was drawn with, by the keys of their queries. */
  answers: readonly (readonly [QueryKey, unknown])[];
  /** The time zone that the page was drawn for; null when nothing was drawn. */
  time_zone: string | null;
}

/** Reads what the server wrote into this page; undefined for a visitor. */
export function readSentPage(): SentPage | undefined {
  const block = document.querySelector('#sent-page');
  return block ? (JSON.parse(block.textContent) as SentPage) : undefined;
}

/** Whether the session came with the page, so that it is known before hydration. */
export const SessionSentContext = createContext(false);
