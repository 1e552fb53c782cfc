import openapi from '@daylit/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { NOT_IN_THIS_VERSION } from './not-in-this-version.ts';

/** Calls that the policies promise something by. */
const PROMISED =
  'createCheckoutSession cancelSubscription streamChat listChatMessages updateAccount startExport deleteAccount sendContactMessage sendFeedback'.split(
    ' ',
  );

/** The calls that answer that they are not there yet. */
const NOT_SERVED = new Set(
  Object.values(openapi.paths)
    .flatMap((path) => Object.values(path) as { operationId?: string; responses?: object }[])
    .filter(({ responses }) => responses && '501' in responses)
    .map(({ operationId }) => operationId),
);

test('the policies name what they promise and cannot be reached yet, and nothing that can', () => {
  const named = NOT_IN_THIS_VERSION.flatMap(({ operationIds }) => operationIds);
  expect(named).toEqual(PROMISED.filter((operationId) => NOT_SERVED.has(operationId)));
});
