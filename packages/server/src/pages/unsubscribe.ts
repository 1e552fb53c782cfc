import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGO } from '../brand/brand.ts';
import type { MailSwitch, MailSwitches } from '../modules/care-plan/ports.ts';
import { PAGE_STYLE } from './page-style.ts';

type Page = FastifyRequest<{ Querystring: { token?: unknown; again?: unknown } }>;

const STYLE = `${PAGE_STYLE}
  button { min-height: 56px; padding: 0 1.5rem; font: var(--type-label); color: var(--color-action-primary-fg); background: var(--color-action-primary-bg); border: 0; border-radius: var(--radius-full); cursor: pointer; }
`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** What each kind of mail is about, and where else it is told. */
const ABOUT: Record<MailSwitch['mails'], [name: string, elsewhere: string]> = {
  reminders: [
    'the evening mails with the steps of your routine',
    'You can also turn them on and off under Reminders on your care plan.',
  ],
  left_outs: [
    'the mails about products that we leave out of your routine',
    'Your care plan still shows what is left out, and why.',
  ],
};

/**
 * Serves the page that the links under mails open. Mail programs send its POST when their reader asks them
 * to (RFC 8058): without cookies, with a body that says nothing, and to be answered without a redirect.
 * Opening the page changes nothing.
 */
export function registerUnsubscribe(app: FastifyInstance, switches: MailSwitches): void {
  app.get('/unsubscribe', async ({ query }: Page, reply) => {
    const token = String(query.token);
    return show(reply, token, await switches.find(token));
  });
  app.post('/unsubscribe', async ({ query }: Page, reply) => {
    const token = String(query.token);
    return show(reply, token, await switches.turn(token, query.again !== undefined));
  });
}

function show(reply: FastifyReply, token: string, found: MailSwitch | undefined): FastifyReply {
  return reply
    .code(found ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(found ? switchPage(token, found) : UNKNOWN);
}

function switchPage(token: string, { mails, isOn }: MailSwitch): string {
  const [name, elsewhere] = ABOUT[mails];
  const title = isOn ? 'Stop these mails?' : 'These mails are off';
  const sentence = isOn ? `You get ${name}.` : `You no longer get ${name}.`;
  const address = `/unsubscribe?token=${encodeURIComponent(token)}${isOn ? '' : '&amp;again'}`;
  const label = isOn ? 'Stop these mails' : 'Turn them on again';
  const form = `<form method="post" action="${address}"><button>${label}</button></form>`;
  return page(
    title,
    `<p>${sentence} Mails about your account are not affected.</p><p>${elsewhere}</p>${form}`,
  );
}

const UNKNOWN = page(
  'This link does not work',
  '<p>It is incomplete, or the account is gone. You can <a href="/login">log in</a> and change your mails there.</p>',
);

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body>${LOGO}<main><h1>${title}</h1><div class="card">${body}</div></main></body>
</html>
`;
}
