import type { Handlers } from '../../http/contract.ts';
import type { UsageMeter } from './ports.ts';

export type UsageHandlers = Pick<Handlers, 'checkTokenLimit' | 'checkScanLimit' | 'getUsage'>;

/** The calls about allowances. The checks only advise the client: limits hold where usage is charged. */
export function createUsageHandlers({ meter }: { meter: UsageMeter }): UsageHandlers {
  return {
    async checkTokenLimit({ member }) {
      return { status: 200, body: await meter.check(member, 'tokens') };
    },

    async checkScanLimit({ member }) {
      return { status: 200, body: await meter.check(member, 'scans') };
    },

    async getUsage({ member }) {
      return { status: 200, body: await meter.read(member) };
    },
  };
}
