import { answer, type ApiClient, type CallOptions } from './client.ts';
import type { Transparency } from '@daylit/contract';

/** The engine, where photos are processed, who else receives data, and how long data is kept. */
export function getTransparency(api: ApiClient, options: CallOptions = {}): Promise<Transparency> {
  return answer(api.GET('/api/transparency', options));
}
