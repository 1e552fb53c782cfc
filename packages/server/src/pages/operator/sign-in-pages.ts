import { renderSVG } from 'uqr';
import { escapeHtml as text } from '../../html.ts';
import { codeField, field, hidden, page, problemOf } from './layout.ts';

/** Where operators sign in. `name` is what was typed before. */
export function signInPage(problem?: string, name = ''): string {
  return page(
    'Operators',
    `${problemOf(problem)}<form class="card" method="post" action="/operator/login">
${field('Name', 'name', `value="${text(name)}" autocomplete="username" autocapitalize="none" maxlength="30" required autofocus`)}
${field('Password', 'password', 'type="password" autocomplete="current-password" maxlength="200" required')}
${codeField()}
<button>Sign in</button></form>
<form method="post" action="/operator/passkey"><button class="outline">Sign in with a passkey</button></form>
<p class="quiet">An account is made in the terminal of the server: <span class="mono">npm run admin -- invite NAME</span></p>`,
  );
}

interface Invite {
  token: string;
  name: string;
  /** The otpauth address. */
  uri: string;
}

/** Where somebody becomes an operator. */
export function invitePage({ token, name, uri }: Invite, problem?: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return page(
    `Welcome, ${name}`,
    `${problemOf(problem)}<form class="card" method="post" action="/operator/invite">${hidden('token', token)}
<h2>1. Add Daylit to your authenticator app</h2>
<div class="code" role="img" aria-label="QR code with the key below">${renderSVG(uri, { border: 4 })}</div>
<p>Or type this key: <span class="mono">${text(secret.match(/.{1,4}/g)?.join(' ') ?? '')}</span></p>
<h2>2. Choose a password</h2>
${field('Name', 'name', `value="${text(name)}" autocomplete="username" readonly`)}
${field('Password', 'password', 'type="password" autocomplete="new-password" maxlength="200" required', 'Long and used nowhere else.')}
<h2>3. Prove that the app works</h2>
${codeField()}
<button>Make the account</button></form>`,
  );
}

/** What cannot be done, with a link back. */
export function refusalPage(title: string, sentence: string): string {
  return page(title, `${problemOf(sentence)}<p><a href="/operator">To the start</a></p>`);
}
