import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswers, fakeApi } from '../fake-api.ts';
import { startScan } from './start-scan.ts';

const file = new File(['pixels'], 'selfie.jpg', { type: 'image/jpeg' });

const ALL_WELL: FakeAnswers = {
  'GET /api/me': { body: { plan: 'free', plan_expires_at: null } },
  'GET /api/check-token-limit': { body: { limit: 25_000, used: 0, resets_at: null } },
  'GET /api/check-scan-limit': { body: { limit: 1, used: 0, resets_at: null } },
  'POST /api/validate-photo': { body: { status: 'pass', reason: 'Even light.', issue: null } },
  'POST /api/scan-skin': { body: { id: 4 } },
  'GET /api/checkins/latest': { body: { id: 4 } },
};

const raised = vi.fn();

// The upload reaches the page only through events on window.
afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  raised.mockReset();
  vi.stubGlobal('window', { dispatchEvent: ({ type, detail }: CustomEvent) => raised(type, detail) });
});

/** Runs the upload against a server that works except for these answers. */
async function run(answers: FakeAnswers = {}) {
  const calls = fakeApi({ ...ALL_WELL, ...answers });
  return { outcome: await startScan({ file, message: 'A bit dry.' }), calls };
}

describe('the order', () => {
  test('the order is plan, token check, scan check, photo check, scan, newest check-in', async () => {
    const { outcome, calls } = await run();
    expect(calls).toEqual([
      'GET /api/me',
      'GET /api/check-token-limit',
      'GET /api/check-scan-limit',
      'POST /api/validate-photo',
      'POST /api/scan-skin',
      'GET /api/checkins/latest',
    ]);
    expect(outcome).toEqual({ status: 'started', id: 4, afterId: 3 });
  });

  test('the outcome says when the server already had a scan of this photo', async () => {
    fakeApi(ALL_WELL);
    expect(await startScan({ file, message: '' }, 4)).toEqual({ status: 'repeated', id: 4 });
  });

  test('a photo that the server does not keep any more after its check is sent again', async () => {
    const check = { status: 'pass', reason: 'Even light.', issue: null, checked_photo: 'a'.repeat(32) };
    const { outcome, calls } = await run({
      'POST /api/validate-photo': { body: check },
      'POST /api/scan-skin': [{ status: 404 }, { body: { id: 4 } }],
    });
    expect(calls.filter((call) => call === 'POST /api/scan-skin')).toHaveLength(2);
    expect(outcome).toEqual({ status: 'started', id: 4, afterId: 3 });
  });

  test('a scan succeeds without the newest number, because it returns its own', async () => {
    const { outcome } = await run({ 'GET /api/checkins/latest': { status: 500 } });
    expect(outcome).toMatchObject({ status: 'started', afterId: 3 });
  });
});

describe('a used-up allowance', () => {
  test.each([
    ['upgrade_needed', 'upgradeNeeded'],
    ['fair_use_exceeded', 'usageLimitExceeded'],
  ])('a used-up allowance of tokens (%s) raises %s with the plan and stops', async (detail, event) => {
    const { outcome, calls } = await run({ 'GET /api/check-token-limit': { status: 403, detail } });
    expect(raised.mock.calls).toEqual([[event, { plan: 'free' }]]);
    expect(outcome.status).toBe('failed');
    expect(calls).toHaveLength(2);
  });

  test.each(['upgradeNeeded', 'usageLimitExceeded'])(
    'a used-up allowance of scans raises the event of the header, %s, and stops',
    async (trigger) => {
      const detail = 'You have used all scans of this month.';
      const { outcome, calls } = await run({ 'GET /api/check-scan-limit': { status: 403, detail, trigger } });
      expect(raised.mock.calls).toEqual([[trigger, { plan: 'free' }]]);
      expect(outcome).toEqual({ status: 'failed', detail });
      expect(calls).toHaveLength(3);
    },
  );

  test('reported only by the scan call raises its event too', async () => {
    await run({ 'POST /api/scan-skin': { status: 403, trigger: 'upgradeNeeded' } });
    expect(raised.mock.calls).toEqual([['upgradeNeeded', { plan: 'free' }]]);
  });
});

test.each([{ status: 500 }, { status: 401 }, { network: 'lost' } as const])(
  'a check that fails in another way (%j) does not stop the upload',
  async (failure) => {
    const { outcome } = await run({
      'GET /api/check-token-limit': failure,
      'GET /api/check-scan-limit': failure,
    });
    expect(outcome.status).toBe('started');
    expect(raised).not.toHaveBeenCalled();
  },
);

describe('the photo', () => {
  test('the photo that fails the check shows the reason and is not scanned', async () => {
    const { outcome, calls } = await run({
      'POST /api/validate-photo': {
        body: { status: 'fail', reason: 'There is no face in this photo.', issue: 'no_face' },
      },
    });
    expect(outcome).toEqual({ status: 'photo_refused', detail: 'There is no face in this photo.' });
    expect(calls).not.toContain('POST /api/scan-skin');
  });

  test('the photo with a remark continues', async () => {
    const { outcome } = await run({
      'POST /api/validate-photo': { body: { status: 'warn', reason: 'A little dark.', issue: 'too_dark' } },
    });
    expect(outcome.status).toBe('started');
  });

  test.each([413, 415, 422])('refused with %d shows the detail', async (status) => {
    const { outcome } = await run({
      'POST /api/validate-photo': { status, detail: 'Please choose another one.' },
    });
    expect(outcome).toEqual({ status: 'photo_refused', detail: 'Please choose another one.' });
  });

  test('the photo without consent raises the event that asks for it', async () => {
    const { outcome } = await run({
      'POST /api/validate-photo': { status: 403, trigger: 'photoConsentNeeded' },
    });
    expect(outcome).toEqual({ status: 'consent_needed' });
    expect(raised.mock.calls).toEqual([['photoConsentNeeded', { plan: 'free' }]]);
  });
});

describe('in the middle of the upload', () => {
  test('a lost network says so, and that the photo is kept', async () => {
    const { outcome } = await run({ 'POST /api/scan-skin': { network: 'lost' } });
    expect(outcome).toEqual({
      status: 'failed',
      detail: 'Network error. Please check your connection and try again. Your photo is kept.',
    });
  });

  test.each(['GET /api/me', 'POST /api/validate-photo', 'POST /api/scan-skin'])(
    'an ended session (at %s) is told apart from a failure',
    async (call) => {
      const { outcome } = await run({ [call]: { status: 401 } });
      expect(outcome).toEqual({ status: 'signed_out' });
    },
  );

  test('a broken server shows its detail', async () => {
    const { outcome } = await run({ 'POST /api/scan-skin': { status: 503, detail: 'The service is busy.' } });
    expect(outcome).toEqual({ status: 'failed', detail: 'The service is busy.' });
  });
});
