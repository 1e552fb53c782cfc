import { checkScanLimit, checkTokenLimit, getUsage } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

describe('scan limit', () => {
  const request = { method: 'GET', path: '/api/check-scan-limit' } as const;
  const receiving = 'the question whether one more scan is possible';
  const allowance = { limit: 4, used: 0, resets_at: '2026-12-01T00:00:00.000Z' };

  test('the scan limit allows a scan before it is reached', async () => {
    const answer = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 200, json: allowance } },
      (api) => checkScanLimit(api),
    );
    expect(answer).toEqual(allowance);
  });

  test.each([
    { given: 'a member used all scans of the month', trigger: 'upgradeNeeded' },
    { given: 'a pro member used all scans of the month', trigger: 'usageLimitExceeded' },
  ] as const)('$given', async ({ given, trigger }) => {
    const json = { detail: 'You have used all scans of this month.' };
    const headers = { 'x-trigger-event': trigger };
    const error = await agree(
      { given, receiving, request, response: { status: 403, json, headers } },
      (api) => refusalOf(checkScanLimit(api)),
    );
    expect(error).toMatchObject({ status: 403, trigger });
  });
});

describe('token limit', () => {
  const request = { method: 'GET', path: '/api/check-token-limit' } as const;
  const receiving = 'the question whether more tokens are possible';
  const allowance = { limit: 200_000, used: 0, resets_at: Matchers.nullValue() };

  test('the token limit allows a message before it is reached', async () => {
    const answer = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 200, json: allowance } },
      (api) => checkTokenLimit(api),
    );
    expect(answer).toEqual({ limit: 200_000, used: 0, resets_at: null });
  });

  test.each([
    { given: 'a member used all tokens', detail: 'upgrade_needed' },
    { given: 'a pro member used all tokens', detail: 'fair_use_exceeded' },
  ] as const)('$given', async ({ given, detail }) => {
    const json = { detail: Matchers.equal(detail) };
    const error = await agree({ given, receiving, request, response: { status: 403, json } }, (api) =>
      refusalOf(checkTokenLimit(api)),
    );
    expect(error).toMatchObject({ status: 403, detail });
  });
});

describe('usage', () => {
  const request = { method: 'GET', path: '/api/usage' } as const;
  const receiving = 'a request for the usage';
  const [until, none] = ['2026-12-01T00:00:00.000Z', Matchers.nullValue()];
  const usage = {
    scans: { limit: 4, used: 0, resets_at: until },
    messages: { limit: 50, used: 0, resets_at: until },
    tokens: { limit: 200_000, used: 0, resets_at: none },
  };

  test('a member reads their usage', async () => {
    const answer = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 200, json: usage } },
      (api) => getUsage(api),
    );
    expect(answer).toEqual({ ...usage, tokens: { ...usage.tokens, resets_at: null } });
  });

  test('usage says when all scans are used', async () => {
    const scans = { limit: Matchers.equal(1), used: Matchers.equal(1), resets_at: until };
    const json = { ...usage, scans, tokens: { ...usage.tokens, resets_at: until } };
    const answer = await agree(
      {
        given: 'a member used all scans of the month',
        receiving,
        request,
        response: { status: 200, json },
      },
      (api) => getUsage(api),
    );
    expect(answer.scans).toEqual({ limit: 1, used: 1, resets_at: until });
  });
});
