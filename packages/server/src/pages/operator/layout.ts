import { createHash } from 'node:crypto';
import { LOGO } from '../../brand/brand.ts';
import { escapeHtml as text } from '../../html.ts';
import { PAGE_STYLE } from '../page-style.ts';

const STYLE = `${PAGE_STYLE}
  h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
  h2 { font: var(--type-title-3); }
  header { display: grid; gap: 1rem; padding-bottom: 0.5rem; border-bottom: 1px solid var(--color-border-subtle); }
  header > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; }
  nav a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-decoration: none; }
  nav a[aria-current] { text-decoration: underline; text-underline-offset: 6px; text-decoration-thickness: 2px; }
  main { display: grid; gap: 1.5rem; padding-top: 2rem; }
  main > *, .card > * { min-width: 0; }
  .card { display: grid; gap: 1rem; }
  .quiet { color: var(--color-text-secondary); }
  .mono { font-family: var(--font-mono); font-size: 0.875rem; overflow-wrap: anywhere; }
  dl > div, .rows > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; padding: 0.625rem 0; border-bottom: 1px solid var(--color-border-subtle); }
  dl > div:last-child, .rows > li:last-child { border-bottom: 0; }
  .rows { list-style: none; }
  .entry, .rows > li.entry { display: grid; gap: 0.25rem; justify-items: start; }
  dt { color: var(--color-text-secondary); }
  dd { overflow-wrap: anywhere; }
  label { display: grid; gap: 0.375rem; font: var(--type-label-sm); }
  label small { color: var(--color-text-secondary); font: var(--type-caption); }
  input, select { width: 100%; min-height: 48px; padding: 0 1rem; color: inherit; background: var(--color-bg-surface); border: 1px solid var(--color-border-control); border-radius: var(--radius-md); font: var(--type-body-lg); }
  input[aria-invalid] { border-color: var(--color-status-danger-fg); }
  button { min-height: 48px; padding: 0.5rem 1.25rem; color: var(--color-action-primary-fg); background: var(--color-action-primary-bg); border: 1px solid var(--color-action-primary-bg); border-radius: var(--radius-full); font: var(--type-label); cursor: pointer; }
  .card > button { justify-self: start; }
  button.outline { min-height: 44px; color: inherit; background: transparent; border-color: var(--color-border-control); }
  .acts { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  .problem { padding: 0.75rem 1rem; border: 1px solid; border-radius: var(--radius-md); overflow-wrap: anywhere; }
  .problem { color: var(--color-status-danger-fg); background: var(--color-status-danger-bg); border-color: var(--color-status-danger-border); }
  dd.problem { padding: 0 0.5rem; }
  .code { width: 12rem; max-width: 100%; }
  .code svg { display: block; width: 100%; height: auto; }
`;

/** The content security policy of these pages: the one style, and forms of this server. No script runs. */
export const OPERATOR_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The pages that every operator can go to, by their addresses. */
const PLACES = {
  '/operator': 'Members',
  '/operator/jobs': 'Jobs',
  '/operator/state': 'State',
  '/operator/log': 'Log',
  '/operator/passkeys': 'Passkeys',
};

export type Place = keyof typeof PLACES;

/** The operator whose page it is, and where in the navigation it is. */
export interface Seen {
  operator: string;
  place: Place;
}

/** A page of HTML. Without `seen` it is for somebody who is not signed in. `body` is HTML. */
export function page(title: string, body: string, seen?: Seen): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text(title)} · Daylit operators</title><style>${STYLE}</style></head>
<body>${seen ? header(seen) : LOGO}<main><h1>${text(title)}</h1>${body}</main></body>
</html>
`;
}

function header({ operator, place }: Seen): string {
  const links = Object.entries(PLACES).map(
    ([address, name]) =>
      `<li><a href="${address}"${address === place ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  return `<header><div>${LOGO}<form method="post" action="/operator/logout"><button class="outline">Sign out ${text(operator)}</button></form></div>
<nav aria-label="Operators"><ul>${links.join('')}</ul></nav></header>`;
}

/** A sentence about what went wrong, read out when the page opens; nothing without one. */
export function problemOf(sentence: string | undefined): string {
  return sentence === undefined ? '' : `<p class="problem" role="alert" id="problem">${text(sentence)}</p>`;
}

/** A field of a form. `attributes` are HTML, and so is `hint`. */
export function field(label: string, name: string, attributes: string, hint = ''): string {
  const small = hint === '' ? '' : `<small id="hint-${name}">${hint}</small>`;
  const described = hint === '' ? '' : ` aria-describedby="hint-${name}"`;
  return `<label>${label}${small}<input name="${name}"${described} ${attributes}></label>`;
}

/** The field for a code of the authenticator app. */
export function codeField(): string {
  return field(
    'Code of your app',
    'code',
    'inputmode="numeric" autocomplete="one-time-code" maxlength="10" required',
    'Six digits. Each works once.',
  );
}

export function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${text(value)}">`;
}

/** A list of names and values. */
export function facts(list: readonly { name: string; value: string; isProblem?: boolean }[]): string {
  const rows = list.map(
    ({ name, value, isProblem }) =>
      `<div><dt>${text(name)}</dt><dd${isProblem ? ' class="problem"' : ''}>${isProblem ? 'Look here: ' : ''}${text(value)}</dd></div>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** A moment, to the minute. */
export function moment(date: Date): string {
  return `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
}
