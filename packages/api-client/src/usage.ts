import { answer, type ApiClient, type CallOptions } from './client.ts';
import type { Allowance } from '@daylit/contract';

/** May the member use more tokens? 403: no, the detail is `fair_use_exceeded` or `upgrade_needed`. */
export function checkTokenLimit(api: ApiClient, options: CallOptions = {}): Promise<Allowance> {
  return answer(api.GET('/api/check-token-limit', options));
}

/** May the member scan again this month? 403 with a trigger: no. */
export function checkScanLimit(api: ApiClient, options: CallOptions = {}): Promise<Allowance> {
  return answer(api.GET('/api/check-scan-limit', options));
}
