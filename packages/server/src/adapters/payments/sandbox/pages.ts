import { LOGO } from '../../../brand/brand.ts';
import { escapeHtml as text } from '../../../html.ts';
import { FOUNDING_HOLD_MINUTES, type HomeRegion, WITHDRAWAL_DAYS } from '@daylit/contract';
import { englishOf } from '@daylit/wording';
import { inMoney, periodEnd } from './account.ts';
import { TEST_CARDS } from './cards.ts';
import { FONT_LINKS } from './page-fonts.ts';
import { PAGE_POLICY, STYLE } from './page-style.ts';

export const CARD_POLICY = PAGE_POLICY;

/** The values in the fields of a form, and its errors. */
export interface CardForm {
  number: string;
  expires: string;
  code: string;
  name: string;
  problem?: string;
  field?: 'number' | 'expires' | 'code';
}

export interface Order {
  id: string;
  name: string;
  /** Minor units. */
  amount: number;
  period: 'monthly' | 'annual';
  cancelUrl: string;
  now: Date;
  heldUntil: Date;
  /** Where the member lives, for the order of dates. */
  region: HomeRegion | null;
  /** The list price of the same plan, for a founding price; else null. */
  listAmount: number | null;
}

const FLASK =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M14 2v6a2 2 0 0 0 .2 1l5.6 10a2 2 0 0 1-1.8 3H6a2 2 0 0 1-1.8-3L9.800 9A2 2 0 0 0 10 8V2"/><path d="M6.500 15h11"/><path d="M8.500 2h7"/></svg>';

/** The checkout page: what is bought, when it renews, and the card. */
export function checkoutPage(order: Order, form: CardForm): string {
  const { id, name, amount, cancelUrl } = order;
  const sum = inMoney(amount);
  return layout(
    'Practice checkout',
    form,
    `<div class="column"><div class="row">${LOGO}<a href="${text(cancelUrl)}">Back to Daylit</a></div>
<h1><span class="quiet">Daylit ${text(name)}</span><br><span class="price">${sum}</span></h1>
<dl><div><dt>${text(listLine(order))}</dt><dd>${sum}</dd></div><div><dt>Tax</dt><dd>${inMoney(0)}</dd></div><div><dt>Due today, in play money</dt><dd>${sum}</dd></div></dl>
<p class="quiet">${renewalOf(order)}</p>${testCards(`/sandbox/checkout/${id}`)}</div>
${cardForm(`/sandbox/checkout/${id}`, form, `Pay ${sum} in play money`, `<p class="small">By paying you agree to renewal as described and to the <a href="/terms#terms-of-service">Terms of Service</a>. You have ${WITHDRAWAL_DAYS} days to withdraw.</p>`)}`,
  );
}

/** The page on which the card is changed. */
export function cardPage({ id, cancelUrl }: { id: string; cancelUrl: string }, form: CardForm): string {
  return layout(
    'Change card, practice',
    form,
    `<div class="column"><div class="row">${LOGO}<a href="${text(cancelUrl)}">Back to Daylit</a></div>
<h1>Change card</h1><p class="quiet">Later payments are made with this card, in play money.</p>${testCards(`/sandbox/card/${id}`)}</div>
${cardForm(`/sandbox/card/${id}`, form, 'Keep this card for play money', '')}`,
  );
}

/** The second step that a bank asks for. */
export function secondStepPage(id: string, form: URLSearchParams, due: string): string {
  const fields = ['number', 'expires', 'code', 'name'].map(
    (name) => `<input type="hidden" name="${name}" value="${text(form.get(name) ?? '')}">`,
  );
  return layout(
    'Second step, practice',
    {},
    `<div class="column"><h1>Is it you?</h1><p>A bank would ask here with its own page or app. You are about to pay ${due} in play money.</p>
<form class="column" method="post" action="/sandbox/checkout/${id}">${fields.join('')}<button name="step" value="approved">Yes, pay ${due} in play money</button><button class="outline" name="step" value="refused">No, do not pay</button></form></div>`,
  );
}

/** One sentence and a link back. */
export function messagePage(sentence: string, backUrl: string): string {
  return layout(
    'Practice checkout',
    {},
    `<div class="column"><h1>${text(sentence)}</h1><p><a href="${text(backUrl)}">Back to Daylit</a></p></div>`,
  );
}

function layout(title: string, { problem }: Pick<CardForm, 'problem'>, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${problem === undefined ? '' : 'Please check: '}${title} · Daylit</title>${FONT_LINKS}<style>${STYLE}</style></head>
<body><header class="strip"><p>${FLASK}<span>Play money. This is a practice checkout: no card is charged and no card number is kept.</span></p></header>
<main class="two">${body}</main></body>
</html>
`;
}

function listLine({ listAmount, period }: Order): string {
  if (listAmount !== null) return `Founding price, list price ${inMoney(listAmount)}`;
  return period === 'annual' ? 'One year' : 'One month';
}

function renewalOf({ now, period, amount, listAmount, heldUntil, region }: Order): string {
  const english = englishOf(region);
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const renews = new Date(periodEnd(now.getTime(), 1, period)).toLocaleDateString(english, day);
  const each = period === 'annual' ? 'year' : 'month';
  const held = heldUntil.toLocaleTimeString(english, { timeStyle: 'short', timeZone: 'UTC' });
  const place =
    listAmount !== null
      ? ` Your founding place is held for ${FOUNDING_HOLD_MINUTES} minutes, until ${held} UTC.`
      : '';
  return `Renews on ${renews} (UTC) for ${inMoney(amount)}, each ${each} until you cancel. Cancel in two clicks under Account, Billing.${place}`;
}

function testCards(path: string): string {
  const rows = TEST_CARDS.map(
    ({ number, says }) =>
      `<li><span><span class="number">${number}</span><br><span class="small">${says}</span></span><a href="${path}?card=${number.slice(-4)}#card" aria-label="Use the card ending ${number.slice(-4)}">Use</a></li>`,
  );
  return `<section class="card"><h2>Test cards</h2><ul>${rows.join('')}</ul></section>`;
}

function cardForm(path: string, form: CardForm, button: string, closing: string): string {
  const { problem, field } = form;
  const wrong = (name: string): string =>
    field === name && problem !== undefined
      ? ' aria-invalid="true" aria-describedby="problem" autofocus'
      : '';
  const shown =
    problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${text(problem)}</p>`;
  return `<form class="card" id="card" method="post" action="${path}" autocomplete="off"><h2>Card</h2>${shown}
<label>Test card number<input name="number" inputmode="numeric" required value="${text(form.number)}"${wrong('number')}><span class="small">Please do not type a real card here.</span></label>
<div class="pair"><label>Expires<input name="expires" placeholder="MM / YY" required value="${text(form.expires)}"${wrong('expires')}></label><label>Security code<input name="code" inputmode="numeric" required value="${text(form.code)}"${wrong('code')}></label></div>
<label>Name on card<input name="name" maxlength="60" required value="${text(form.name)}"></label>
<button>${button}</button>${closing}</form>`;
}
