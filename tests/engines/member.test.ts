import { authenticatorOf } from '../../packages/server/test/second-factor.ts';
import { PASSWORD } from '../e2e/journey.ts';
import { logIn } from '../e2e/members.ts';
import { test } from './fixtures.ts';
import type { Hands } from './hands.ts';

const CLOCK = { clock: { now: () => new Date(), advance: () => undefined } };

test('a member asks in the chat, and the answer arrives in words with its source', async ({
  hands,
  signIn,
  returner,
}) => {
  await signIn(returner);
  await hands.open('/chat');
  await hands.write({ label: 'Message' }, 'Can I use retinol and lactic acid in the same week?');
  await hands.enter({ label: 'Message' });
  await hands.expectToSee({ role: 'button', name: 'Source 1' });
  await hands.expectToSee({ text: 'Answered on this server' });
  await hands.expectToSee({ text: /^49 of 50 messages left/ });
});

test('a member opens from the timeline what changed since the first scan', async ({
  hands,
  signIn,
  returner,
}) => {
  await signIn(returner);
  await hands.open('/timeline');
  await hands.expectToSee({ text: /^2 scans since / });
  await hands.expectToSee({ role: 'heading', name: 'Too early to tell' });
  await hands.press({ role: 'link', name: /^Compare / });
  await hands.expectToSee({ role: 'heading', name: /^Calmer than on / });
  await hands.expectToSee({ role: 'slider', name: 'Divide the two photos' });
});

test('a member buys Plus on the checkout page', async ({ hands, signIn, returner }) => {
  await signIn(returner);
  await hands.open('/account?tab=billing&upgrade');
  await hands.press({ role: 'button', name: 'Choose Plus' });
  await hands.expectAt(/^\/sandbox\/checkout\//);
  await hands.write({ label: /^Test card number/ }, '4242 4242 4242 4242');
  await hands.write({ label: /^Expires/ }, '12 / 99');
  await hands.write({ label: /^Security code/ }, '123');
  await hands.write({ label: /^Name on card/ }, 'Noor Example');
  await hands.press({ role: 'button', name: /^Pay \$48\.00 / });
  await hands.expectToSee({ role: 'heading', name: 'Subscription Confirmed!' });
  await hands.open('/account?tab=billing');
  await hands.expectToSee({ text: /for \$48\.00 a year/ });
});

test('a page to which the browser goes back after a logout no longer shows its member', async ({
  hands,
  window,
  signIn,
  returner,
}) => {
  await signIn({ ...returner, session: await logIn(returner) });
  await hands.open('/timeline');
  await hands.expectToSee({ text: /^2 scans since / });
  await hands.open('/logout');
  await hands.expectAt(/^\/login$/);
  await window.evaluate('void history.back()');
  await hands.expectAt(/^\/login$/);
  await hands.expectNotToSee({ text: /^2 scans since / });
});

test('a page to which the browser goes back after another login shows the other member', async ({
  hands,
  window,
  signIn,
  returner,
  member,
}) => {
  await signIn({ ...returner, session: await logIn(returner) });
  await hands.open('/timeline');
  await hands.expectToSee({ text: /^2 scans since / });
  await hands.open('/terms');
  await window.evaluate(`(() => {
    const body = new FormData();
    body.set('email', ${JSON.stringify(member.email)});
    body.set('password', ${JSON.stringify(PASSWORD)});
    void fetch('/api/login', { method: 'POST', body }).then(() => history.back());
  })()`);
  await hands.expectAt(/^\/timeline$/);
  await hands.expectToSee({ role: 'heading', name: 'Timeline' });
  await hands.expectNotToSee({ text: /^2 scans since / });
});

// The last one: from then on a password alone opens no session of this member.
test('a member logs in, adds a second factor, logs out, and logs in with its code', async ({
  hands,
  returner,
}) => {
  await hands.open('/login');
  await enterLogin(hands, returner.email);
  await hands.expectAt(/^\/upload$/);
  await hands.open('/account?page=sign-in');
  await hands.press({ role: 'button', name: 'Set up two-factor' });
  const app = { role: 'link', name: 'Open in an app on this device' };
  await hands.expectToSee(app);
  const [address = ''] = await hands.read(app, 'href');
  const authenticator = authenticatorOf(address, CLOCK);
  await hands.write({ label: '6-digit code' }, authenticator.code());
  await hands.press({ role: 'button', name: 'Verify' });
  await hands.expectToSee({ role: 'list', name: 'Backup codes' });
  await hands.press({ role: 'button', name: 'I have kept them' });
  await hands.expectNotToSee({ role: 'list', name: 'Backup codes' });

  await hands.open('/logout');
  await hands.expectAt(/^\/login$/);
  await hands.open('/timeline');
  await hands.expectAt(/^\/login/);
  await enterLogin(hands, returner.email);
  // The server has not seen the next code yet.
  await hands.write({ label: /Code/ }, authenticator.code(1));
  await hands.press({ role: 'button', name: 'Verify' });
  // The page that the login stood in the way of.
  await hands.expectAt(/^\/timeline$/);
});

async function enterLogin(hands: Hands, email: string): Promise<void> {
  await hands.write({ label: 'E-mail' }, email);
  await hands.write({ label: 'Password' }, PASSWORD);
  await hands.press({ role: 'button', name: 'Login' });
}
