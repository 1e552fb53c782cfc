import type { Handlers } from '../../http/contract.ts';
import type { UsageMeter } from './ports.ts';
import type { UsageReader } from './usage-meter.ts';

export type UsageHandlers = Pick<Handlers, 'checkTokenLimit' | 'checkScanLimit' | 'getUsage'>;

/** Advice for the client before it uploads or sends. Where it matters the same limits are charged. */
export function createUsageHandlers({ meter }: { meter: UsageMeter & UsageReader }): UsageHandlers {
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
