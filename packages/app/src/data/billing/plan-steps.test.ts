import type { UserView } from '@daylit/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, type FakeAnswers } from '../fake-api.ts';
import { renderHook } from '../render-hook.ts';
import { startCheckout } from './provider-page.ts';
import { usePlanStep } from './subscription.ts';

const CHECKOUT = 'POST /api/create-checkout-session';
const PAGE = 'https://pay.example/c/1';
const MEMBER = { email: 'n@e.org', plan: 'plus_monthly' } as UserView;
const ANSWERS: FakeAnswers = {
  'GET /api/me': { body: MEMBER },
  'GET /api/subscription': { body: { subscription: null, has_founding_price: false } },
};

afterEach(() => vi.unstubAllGlobals());

describe('a checkout that does not start says why', () => {
  test.each([
    ['no network', { network: 'lost' }, 'Network error. Please check your connection and try again.'],
    ['a refusal', { status: 409, detail: 'You have one.' }, 'Error creating checkout session: You have one.'],
    ['an error inside', { body: { error: 'The provider is closed.' } }, 'The provider is closed.'],
    ['nothing inside', { body: {} }, 'Could not start checkout.'],
    ['no page', { body: { id: 'c1' } }, 'Payment provider redirect failed. Try again later.'],
    [
      'a page that no browser may open',
      { body: { id: 'c1', url: 'javascript:alert(1)' } },
      'Payment provider redirect failed. Try again later.',
    ],
  ] as const)('%s', async (_what, answer, sentence) => {
    fakeApi({ [CHECKOUT]: answer });
    await expect(startCheckout('p', 'https://daylit.example/')).rejects.toThrow(sentence);
  });

  test('otherwise it gives the page', async () => {
    fakeApi({ [CHECKOUT]: { body: { id: 'c1', url: PAGE } } });
    await expect(startCheckout('p', 'https://daylit.example/')).resolves.toBe(PAGE);
  });
});

/** Takes the step twice at once, waits until it has ended, and returns the calls and the outcome. */
async function takeTwice(
  step: Parameters<ReturnType<typeof usePlanStep>['take']>[0],
  answers: FakeAnswers,
): Promise<{ calls: string[]; status: string | undefined }> {
  const calls = fakeApi({ ...ANSWERS, ...answers });
  const { client, take } = renderHook(usePlanStep);
  take(step);
  take(step);
  await vi.waitFor(() => expect(client.isMutating()).toBe(0), { timeout: 20_000 });
  return { calls, status: client.getMutationCache().getAll()[0]?.state.status };
}

describe('a step', () => {
  test('a step that is clicked twice is sent once, and the user is fetched again', async () => {
    const { calls, status } = await takeTwice(
      { action: 'cancel' },
      { 'POST /api/cancel-subscription': { body: { success: true, message: 'Until December 18.' } } },
    );
    expect(calls).toEqual(['POST /api/cancel-subscription', 'GET /api/me', 'GET /api/subscription']);
    expect(status).toBe('success');
  });

  test('a step that the server refuses has failed, and the user is fetched again', async () => {
    const { calls, status } = await takeTwice(
      { action: 'keep' },
      { 'POST /api/keep-current-plan': { body: { success: false, error: 'Nothing to keep.' } } },
    );
    expect(calls).toContain('GET /api/me');
    expect(status).toBe('error');
  });

  test('a step ends when the invoices are fetched again, and its preview is not fetched again', async () => {
    fakeApi({ ...ANSWERS, 'POST /api/withdraw-subscription': { body: { success: true, message: 'Done.' } } });
    const { client, take } = renderHook(usePlanStep);
    const fetched: string[] = [];
    const invoices = Promise.withResolvers<string>();
    const show = (name: string, answer: Promise<string>) =>
      new QueryObserver(client, {
        queryKey: [name],
        initialData: '',
        staleTime: Infinity,
        queryFn: () => {
          fetched.push(name);
          return answer;
        },
      }).subscribe(() => undefined);
    const leave = [show('invoices', invoices.promise), show('proration', Promise.resolve('$9.00'))];
    take({ action: 'withdraw' });
    await vi.waitFor(() => expect(fetched).toEqual(['invoices']), { timeout: 20_000 });
    await vi.waitFor(() => expect(client.getQueryState(['subscription'])?.status).toBe('success'), {
      timeout: 20_000,
    });
    expect(client.isMutating()).toBe(1);
    invoices.resolve('refunded');
    await vi.waitFor(() => expect(client.isMutating()).toBe(0), { timeout: 20_000 });
    expect(fetched).toEqual(['invoices']);
    for (const one of leave) one();
  });

  test('to the checkout leaves for its page', async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', { href: 'https://daylit.example/dashboard', assign });
    const { calls } = await takeTwice(
      { action: 'checkout', priceId: 'p' },
      { [CHECKOUT]: { body: { id: 'c1', url: PAGE } } },
    );
    expect(assign).toHaveBeenCalledWith(PAGE);
    expect(calls).toEqual([CHECKOUT]);
  });
});
