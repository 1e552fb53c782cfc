import { answer, type ApiClient, type CallOptions } from './client.ts';
import type { Transparency } from '@daylit/contract';

/** What measures, where it is processed, who is involved, how long things are kept. */
export function getTransparency(api: ApiClient, options: CallOptions = {}): Promise<Transparency> {
  return answer(api.GET('/api/transparency', options));
}
