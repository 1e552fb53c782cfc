import { inMoney, nameOfPrice, priceOf } from './account.ts';
import { findTestCard, type KeptCard, readCard, TEST_CARDS, type TestCard } from './cards.ts';
import { subscribe } from './changes.ts';
import { CARD_POLICY, type CardForm, cardPage, checkoutPage, messagePage, secondStepPage } from './pages.ts';
import { findFont } from './page-fonts.ts';
import { payOpen } from './renewals.ts';
import type { SandboxCheckout, SandboxStore, Turn } from './store.ts';
import { findPrice, priceFor, type DeskAnswer, type PracticeDesk } from '../../../modules/billing/ports.ts';

interface Dependencies {
  store: SandboxStore;
  sendSoon(): void;
  tick(): Promise<void>;
}

/** The pages of the sandbox: they accept test cards, and store no card number. */
export function createDesk({ store, sendSoon, tick }: Dependencies): PracticeDesk {
  async function openCheckout(id: string): Promise<{ checkout: SandboxCheckout; now: Date } | undefined> {
    const checkout = await store.findCheckout(id);
    return checkout && { checkout, now: await store.now() };
  }

  const complete = (checkout: SandboxCheckout, work: Completion) =>
    completeOnce({ store, sendSoon }, checkout, work);

  return {
    policy: CARD_POLICY,
    findFont,

    async showCheckout(id, card) {
      const found = await openCheckout(id);
      if (!found) return undefined;
      return closed(found.checkout, found.now) ?? page(found.checkout, found.now, prefilled(card));
    },

    async payCheckout(id, form) {
      const found = await openCheckout(id);
      if (!found) return undefined;
      const { checkout, now } = found;
      const over = closed(checkout, now);
      if (over) return over;
      const reading = readCard(form, now);
      if ('problem' in reading) return page(checkout, now, { ...typed(form), ...reading });
      const step = form.get('step');
      if (step === 'refused')
        return page(checkout, now, {
          ...typed(form),
          problem: 'The second step was refused. Nothing was charged.',
          field: 'number',
        });
      const due = inMoney(priceOf(checkout.priceId).amount);
      if (reading.needsSecondStep && step !== 'approved')
        return { status: 200, html: secondStepPage(id, form, due) };
      await complete(checkout, (turn, open) => startSubscription(turn, open, reading.card));
      const paid = (await store.findCheckout(id)) ?? checkout;
      return closed(paid, now) ?? page(paid, now, typed(form));
    },

    async showCardPage(id, card) {
      const found = await openCheckout(id);
      if (!found) return undefined;
      return closed(found.checkout, found.now) ?? cards(found.checkout, prefilled(card));
    },

    async changeCard(id, form) {
      const found = await openCheckout(id);
      if (!found) return undefined;
      const { checkout, now } = found;
      const over = closed(checkout, now);
      if (over) return over;
      const reading = readCard(form, now);
      if ('problem' in reading) return cards(checkout, { ...typed(form), ...reading });
      await complete(checkout, ({ account, now: at, events }) => {
        account.card = reading.card;
        events.push({ type: 'customer.updated', subscriptionId: null, checkoutId: null });
        events.push(...payOpen(account, at));
      });
      return { redirect: checkout.successUrl };
    },

    async advanceClock(seconds) {
      const now = await store.moveClock(seconds * 1000);
      await tick();
      return now;
    },
  };
}

type Completion = (turn: Turn, open: SandboxCheckout) => void;

/** Runs `work` once, if the checkout is still open. */
async function completeOnce(
  { store, sendSoon }: Pick<Dependencies, 'store' | 'sendSoon'>,
  { id, accountId }: SandboxCheckout,
  work: Completion,
): Promise<void> {
  await store.turn(accountId, async (turn) => {
    const open = await turn.findCheckout(id);
    if (open?.status !== 'open' || open.expiresAt <= turn.now) return null;
    work(turn, open);
    await turn.saveCheckout({ ...open, status: 'complete' });
    return null;
  });
  sendSoon();
}

function startSubscription({ account, now: at, events }: Turn, open: SandboxCheckout, card: KeptCard): void {
  account.card = card;
  const subscriptionId = `sub_${account.id.slice(4)}_${account.subscriptions.length + 1}`;
  subscribe(account, { id: subscriptionId, priceId: open.priceId, at });
  open.subscriptionId = subscriptionId;
  events.push({ type: 'checkout.session.completed', subscriptionId, checkoutId: open.id });
}

/** The page after the checkout is over, in place of the form. */
function closed(checkout: SandboxCheckout, now: Date): DeskAnswer | undefined {
  const { id, status, successUrl, cancelUrl, expiresAt } = checkout;
  if (status === 'complete') return { redirect: successUrl.replace('{CHECKOUT_SESSION_ID}', id) };
  if (status === 'open' && expiresAt > now.getTime()) return undefined;
  const said = 'This checkout has lapsed. Nothing was charged.';
  return { status: 410, html: messagePage(said, cancelUrl) };
}

function page(checkout: SandboxCheckout, now: Date, form: CardForm): DeskAnswer {
  const { id, priceId, cancelUrl, expiresAt, region = null } = checkout;
  const heldUntil = new Date(expiresAt);
  const price = findPrice(priceId);
  const { amount, period } = priceOf(priceId);
  const listAmount = price?.kind === 'founding' ? priceFor(price, false).amount : null;
  const name = nameOfPrice(priceId);
  const order = { id, name, amount, period, cancelUrl, now, heldUntil, listAmount, region };
  return { status: form.problem === undefined ? 200 : 422, html: checkoutPage(order, form) };
}

function cards({ id, cancelUrl }: SandboxCheckout, form: CardForm): DeskAnswer {
  return { status: form.problem === undefined ? 200 : 422, html: cardPage({ id, cancelUrl }, form) };
}

const FILLED = { expires: '12 / 34', code: '123', name: 'Noor Example' };

/** The form with one of the test cards, by its last four digits. */
function prefilled(last4: string | undefined): CardForm {
  const card: TestCard | undefined = TEST_CARDS.find(({ number }) => last4 && number.endsWith(last4));
  return card ? { number: card.number, ...FILLED } : { number: '', expires: '', code: '', name: '' };
}

/** The typed values that the form shows again: known fields only, shortened. */
function typed(form: URLSearchParams): CardForm {
  const field = (name: string): string => (form.get(name) ?? '').slice(0, 60);
  return {
    number: findTestCard(field('number'))?.number ?? '',
    expires: field('expires'),
    code: '',
    name: field('name'),
  };
}
