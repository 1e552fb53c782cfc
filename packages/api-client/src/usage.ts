import { answer, type ApiClient, type CallOptions } from './client.ts';
import type { Allowance, Usage } from '@daylit/contract';

/** May the member use more tokens? 403: no, the detail is `fair_use_exceeded` or `upgrade_needed`. */
export function checkTokenLimit(api: ApiClient, options: CallOptions = {}): Promise<Allowance> {
  return answer(api.GET('/api/check-token-limit', options));
}

/** May the member scan again this month? 403 with a trigger: no. */
export function checkScanLimit(api: ApiClient, options: CallOptions = {}): Promise<Allowance> {
  return answer(api.GET('/api/check-scan-limit', options));
}

/** How much of each allowance is used. 401: nobody is signed in. */
export function getUsage(api: ApiClient, options: CallOptions = {}): Promise<Usage> {
  return answer(api.GET('/api/usage', options));
}
