import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the browser has no network and the server does not answer. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

const subscribe = (onChange: () => void): (() => void) => onlineManager.subscribe(onChange);
const isOffline = (): boolean => !onlineManager.isOnline();
