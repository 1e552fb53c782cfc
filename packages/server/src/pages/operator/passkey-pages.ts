import { createHash } from 'node:crypto';
import type { OperatorPasskey } from '../../admin/operator-passkeys.ts';
import { escapeHtml as text } from '../../html.ts';
import { codeField, field, hidden, moment, OPERATOR_POLICY, page, problemOf, type Seen } from './layout.ts';

// Asks the browser for what the form's data says, and sends the answer as a field of the form. Written by
// hand for browsers that cannot convert it by themselves.
const SCRIPT = `
const form = document.querySelector('form[data-passkey]');
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/[+]/g, '-').replace(/[/]/g, '_').replace(/=/g, '');
const known = (list = []) => list.map((one) => ({ ...one, id: bytes(one.id) }));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    const options = JSON.parse(form.dataset.passkey);
    const { user } = options;
    const publicKey = { ...options, challenge: bytes(options.challenge), excludeCredentials: known(options.excludeCredentials), ...(user && { user: { ...user, id: bytes(user.id) } }) };
    const { id, type, response } = user ? await navigator.credentials.create({ publicKey }) : await navigator.credentials.get({ publicKey });
    const answer = { clientDataJSON: text(response.clientDataJSON) };
    if (user) Object.assign(answer, { attestationObject: text(response.attestationObject), transports: response.getTransports() });
    else Object.assign(answer, { authenticatorData: text(response.authenticatorData), signature: text(response.signature) });
    form.elements.answer.value = JSON.stringify({ id, rawId: id, type, response: answer });
    form.submit();
  } catch {
    document.getElementById('failed').hidden = false;
  }
});`;

/** The policy of the pages that ask for a passkey: their one script runs, and no other. */
export const PASSKEY_POLICY = `${OPERATOR_POLICY}; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** A form that the script sends. `options` are what the browser is asked for. */
function passkeyForm(action: string, options: object, button: string, fields = ''): string {
  return `<form class="card" method="post" action="${action}" data-passkey="${text(JSON.stringify(options))}">
<p class="problem" role="alert" id="failed" hidden>The device did not answer. Please try again.</p>
${fields}${hidden('answer', '')}
<button autofocus>${button}</button></form>
<noscript><p class="problem">Passkeys need JavaScript on this page.</p></noscript>
<script>${SCRIPT}</script>`;
}

/** Where an operator signs in with a passkey. */
export function usePasskeyPage(options: object): string {
  return page(
    'Sign in with a passkey',
    `${passkeyForm('/operator/passkey/login', options, 'Use the passkey')}<p><a href="/operator">Use password and code</a></p>`,
  );
}

/** Where the device makes a passkey. */
export function makePasskeyPage(seen: Seen, options: object, device: string): string {
  return page(
    'Add a passkey',
    `${passkeyForm('/operator/passkeys/add', options, 'Make the passkey', hidden('device', device))}<p><a href="/operator/passkeys">Do nothing</a></p>`,
    seen,
  );
}

/** The passkeys of the operator, and the form for a new one. */
export function passkeysPage(seen: Seen, passkeys: readonly OperatorPasskey[], problem?: string): string {
  const rows = passkeys.map(
    ({ id, device, created_at, last_used_at }) =>
      `<li><span>${text(device)}<br><small class="quiet">Added ${moment(created_at)}, ${last_used_at ? `last used ${moment(last_used_at)}` : 'not used yet'}</small></span>
<form method="post" action="/operator/passkeys/remove">${hidden('id', String(id))}<button class="outline" aria-label="Remove ${text(device)}">Remove</button></form></li>`,
  );
  return page(
    'Passkeys',
    `${problemOf(problem)}${rows.length > 0 ? `<ul class="rows">${rows.join('')}</ul>` : '<p class="quiet">You have none.</p>'}
<form class="card" method="post" action="/operator/passkeys/new"><h2>Add a passkey</h2>
<p class="quiet">A passkey signs you in with the finger, face or code of a device, without password and app.</p>
${field('Device', 'device', 'maxlength="60" autocomplete="off" required', 'A name by which you will know it.')}
${codeField()}
<button>Continue</button></form>`,
    seen,
  );
}
