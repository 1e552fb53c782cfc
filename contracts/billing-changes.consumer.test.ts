import {
  cancelSubscription,
  changeSubscription,
  keepCurrentPlan,
  previewProration,
  requestRefund,
  withdrawSubscription,
} from '@daylit/api-client';
import type { ApiClient } from '@daylit/api-client';
import { expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';
import type { StateName } from './states.ts';

const PAYS = 'a member pays for Plus';
const SIGNED_IN = 'a member is signed in';
const upgrade = { priceId: 'pro_annual', changeType: 'upgrade' } as const;
const downgrade = { priceId: 'plus_monthly', changeType: 'downgrade' } as const;

interface Change {
  name: string;
  path: string;
  json?: object;
  make(api: ApiClient): Promise<unknown>;
  possible: StateName;
  impossible: StateName;
}

const CHANGES: Change[] = [
  {
    name: 'an upgrade',
    path: '/api/change-subscription',
    json: upgrade,
    make: (api) => changeSubscription(api, upgrade),
    possible: PAYS,
    impossible: SIGNED_IN,
  },
  {
    name: 'a downgrade',
    path: '/api/change-subscription',
    json: downgrade,
    make: (api) => changeSubscription(api, downgrade),
    possible: PAYS,
    impossible: SIGNED_IN,
  },
  {
    name: 'a cancellation',
    path: '/api/cancel-subscription',
    make: (api) => cancelSubscription(api),
    possible: PAYS,
    impossible: 'a member has cancelled Plus',
  },
  {
    name: 'keeping the plan',
    path: '/api/keep-current-plan',
    make: (api) => keepCurrentPlan(api),
    possible: 'a member has cancelled Plus',
    impossible: PAYS,
  },
  {
    name: 'a withdrawal',
    path: '/api/withdraw-subscription',
    make: (api) => withdrawSubscription(api),
    possible: PAYS,
    impossible: SIGNED_IN,
  },
  {
    name: 'a refund',
    path: '/api/request-refund',
    make: (api) => requestRefund(api),
    possible: PAYS,
    impossible: SIGNED_IN,
  },
];

const requestOf = ({ path, json }: Change) => ({ method: 'POST', path, ...(json && { json }) }) as const;

test.each(CHANGES)('$name is made', async (change) => {
  const json = { success: Matchers.equal(true), message: 'Done.' };
  const answer = await agree(
    {
      given: change.possible,
      receiving: change.name,
      request: requestOf(change),
      response: { status: 200, json },
    },
    change.make,
  );
  expect(answer).toMatchObject({ success: true });
});

test.each(CHANGES)('$name that is not possible is refused', async (change) => {
  const json = { detail: 'This is not possible.' };
  const error = await agree(
    {
      given: change.impossible,
      receiving: `${change.name} that is not possible`,
      request: requestOf(change),
      response: { status: 409, json },
    },
    (api) => refusalOf(change.make(api)),
  );
  expect(error).toMatchObject({ status: 409, detail: expect.any(String) });
});

test('a preview says what a change costs today', async () => {
  const json = { amount_due: Matchers.equal(9000), currency: 'usd', renewal_timestamp: 1_826_000_000 };
  const preview = await agree(
    {
      given: PAYS,
      receiving: 'a request for the cost of an upgrade',
      request: {
        method: 'GET',
        path: '/api/stripe/proration-preview-simple',
        query: { priceId: 'pro_annual' },
      },
      response: { status: 200, json },
    },
    (api) => previewProration(api, 'pro_annual'),
  );
  expect(preview).toEqual({ amount_due: 9000, currency: 'usd', renewal_timestamp: 1_826_000_000 });
});
