import { type Operation, OPERATIONS } from '../../../contracts/document/operations.ts';
import type { Request } from './request.ts';

/**
 * Requests that once were answered wrongly, as the report of a run prints them. Every run sends them before
 * all others, in this order and each after the answer to the last: the fault may show in a later answer.
 */
const CASES: Record<string, Partial<Request>>[] = [
  // A product with an empty category was accepted, and then every list with it was a server error.
  {
    confirmProduct: { body: { step: 'serum', product: { name: 'Willow Bark Toner', category: '' } } },
    getProductTrialChoices: { query: [['time_zone', 'Europe/Berlin']] },
    getTonight: { query: [['date', new Date().toISOString().slice(0, 10)]] },
  },
  // A word of thousands of letters held up every other caller for seconds.
  { streamChat: { body: { message: '\ufb03'.repeat(3_990) } } },
];

const BY_MEMBER: Request = {
  who: 'member',
  path: {},
  query: [],
  headers: {},
  body: undefined,
  wire: 'fine',
  dice: 0,
};

/** The requests in order. Throws when the document has lost an operation. */
export function fixedCases(): [Operation, Request][] {
  return CASES.flatMap((steps) =>
    Object.entries(steps).map(([id, request]): [Operation, Request] => {
      const operation = OPERATIONS.find((known) => known.id === id);
      if (!operation) throw new Error(`A fixed case is about ${id}, which openapi.yaml does not have.`);
      return [operation, { ...BY_MEMBER, ...request }];
    }),
  );
}
