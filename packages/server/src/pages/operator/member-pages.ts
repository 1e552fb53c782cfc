import type { Facts } from '../../admin/commands.ts';
import { escapeHtml as text } from '../../html.ts';
import { type Act, ACTS, type Order } from './acts.ts';
import { codeField, facts, field, hidden, page, problemOf, type Seen } from './layout.ts';

/** A moment as ISO 8601, by its day and minute. */
const MOMENT = /(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z/;

/** Where an operator finds somebody. There is no list of members. */
export function findPage(seen: Seen, problem?: string, address = ''): string {
  return page(
    'Find a member',
    `${problemOf(problem)}<form class="card" method="post" action="/operator/member">
${field('E-mail address', 'subject', `type="email" value="${text(address)}" autocomplete="off" maxlength="254" required autofocus`, 'The exact one. There is no list of members.')}
<button>Find</button></form>`,
    seen,
  );
}

/** One person: how they sign in and what they pay, and what can be done. */
export function memberPage(seen: Seen, address: string, person: Facts): string {
  const list = Object.entries(person).map(([name, value]) => ({
    name,
    value: String(value ?? 'none').replace(MOMENT, '$1 $2 UTC'),
  }));
  const buttons = Object.entries(ACTS)
    .filter(([, act]) => act.fits(person))
    .map(([name, act]) => actButton(name, act, address));
  return page(
    address,
    `<section class="card" aria-label="What is known">${facts(list)}</section>
<section class="card"><h2>What you can do</h2><p class="quiet">Each asks for a reason first.</p><div class="acts">${buttons.join('')}</div></section>`,
    seen,
  );
}

/** A button that leads to the page that asks whether an act is meant. */
export function actButton(name: string, act: Act, subject: string): string {
  return `<form method="post" action="/operator/confirm">${hidden('act', name)}${hidden('subject', subject)}<button class="outline">${text(act.button)}</button></form>`;
}

/** Asks for the reason, and whether the act is meant. `order` is what was typed before. */
export function confirmPage(
  seen: Seen,
  name: string,
  act: Act,
  order: Pick<Order, 'subject' | 'reason'>,
  problem?: string,
): string {
  return page(
    act.button,
    `${problemOf(problem)}<form class="card" method="post" action="/operator/act">${hidden('act', name)}${hidden('subject', order.subject)}
<p class="mono">${text(order.subject)}</p><p>${text(act.consequence)}</p>
${act.fields ?? ''}
${field('Reason', 'reason', `value="${text(order.reason)}" maxlength="500" autocomplete="off" required`, 'One sentence for the log, without a name or an address.')}
${act.needsCode ? codeField() : ''}
<button>${text(act.button)}</button></form>
<p><a href="${act.place}">Do nothing</a></p>`,
    seen,
  );
}

/** What an act did. */
export function donePage(seen: Seen, act: Act, subject: string, said: readonly string[]): string {
  const sentences = said.map((sentence) => `<p>${text(sentence)}</p>`).join('');
  const back =
    act.place === '/operator'
      ? `<form method="post" action="/operator/member">${hidden('subject', subject)}<button class="outline">Back to this person</button></form>`
      : `<p><a href="${act.place}">Back to the jobs</a></p>`;
  return page(act.button, `<div class="card" role="status">${sentences}</div>${back}`, seen);
}
