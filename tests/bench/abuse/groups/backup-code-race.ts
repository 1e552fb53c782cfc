import { authenticatorOf } from '../../../../packages/server/test/second-factor.ts';
import { type Check, countEach } from '../check.ts';
import { createClient } from '../client.ts';
import { form, signUp } from '../members.ts';
import { outcome, pairUrls } from './two-processes.ts';

/** The time of this machine, for an authenticator app. */
const SYSTEM = { clock: { now: () => new Date(), advance: () => undefined } };

export const backupCodeRace: Check = {
  name: 'Of 50 uses of one backup code at once, over two processes, one signs in',
  expected: 'turned away ×49, won',
  async see(stage) {
    const urls = await pairUrls(stage);
    const member = await signUp(urls[0], stage.mails);
    const setup = await member.post('/api/2fa/setup');
    const app = authenticatorOf(String(setup.json?.['qr_uri']), SYSTEM);
    const verified = await member.post('/api/2fa/verify', { code: app.code() });
    const [code] = (verified.json?.['backup_codes'] ?? []) as string[];
    const login = form({ email: member.email, password: member.password });
    const begun = Array.from({ length: 10 }, (_, n) =>
      createClient(urls[n % 2] ?? '').post('/api/login', login),
    );
    const tokens = (await Promise.all(begun)).map(({ json }) => json?.['partial_token']);
    const sent = Array.from({ length: 50 }, (_, n) =>
      createClient(urls[n % 2] ?? '').post('/api/2fa/verify-login', { code, token: tokens[n % 10] }),
    );
    return countEach((await Promise.all(sent)).map(({ status }) => outcome(status)));
  },
};
