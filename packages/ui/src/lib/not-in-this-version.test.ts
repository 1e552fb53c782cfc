import openapi from '@daylit/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { NOT_IN_THIS_VERSION } from './not-in-this-version.ts';

/** Operations that the policies promise. */
const PROMISED = 'createCheckoutSession cancelSubscription streamChat listChatMessages'.split(' ');

/** Operations that the server does not implement yet. */
const NOT_SERVED = new Set(
  Object.values(openapi.paths)
    .flatMap((path) => Object.values(path) as { operationId?: string; responses?: object }[])
    .filter(({ responses }) => responses && '501' in responses)
    .map(({ operationId }) => operationId),
);

test('the list names exactly the promised operations that the server does not implement', () => {
  const named = NOT_IN_THIS_VERSION.flatMap(({ operationIds }) => operationIds);
  expect(named).toEqual(PROMISED.filter((operationId) => NOT_SERVED.has(operationId)));
});
