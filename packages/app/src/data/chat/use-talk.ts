import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Talk, type TalkOptions } from './talk.ts';

/** The conversation of this page. A reply that is arriving ends with the page. */
export function useTalk(onRefused: TalkOptions['onRefused']) {
  const client = useQueryClient();
  const refuse = useEffectEvent(onRefused);
  const [talk] = useState(() => new Talk({ client, onRefused: (reason) => refuse(reason) }));
  useEffect(() => () => talk.leave(), [talk]);
  return { talk, now: useSyncExternalStore(talk.subscribe, talk.now, talk.now) };
}
