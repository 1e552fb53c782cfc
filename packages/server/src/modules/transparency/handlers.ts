import type { Transparency } from '@daylit/contract';
import type { Handlers } from '../../http/contract.ts';

export type TransparencyHandlers = Pick<Handlers, 'getTransparency'>;

/** The public facts about this installation. The answer does not depend on the caller. */
export function createTransparencyHandlers(body: Transparency): TransparencyHandlers {
  return { getTransparency: async () => ({ status: 200, body }) };
}
