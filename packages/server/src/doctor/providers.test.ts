import { describe, expect, it, onTestFinished } from 'vitest';
import { scratch } from '../../test/backups.ts';
import { providerEnv, startFakeProvider } from '../../test/fake-provider.ts';
import { runDoctor } from '../../test/run-doctor.ts';

async function examine(changes: Record<string, string> = {}) {
  const clinic = await startFakeProvider();
  onTestFinished(clinic.close);
  const env = { DATA_DIR: await scratch(), ...providerEnv({ clinic }), ...changes };
  return { clinic, ask: () => runDoctor(env) };
}

describe('a sign-in provider', () => {
  it('a provider that answers with its own name is fine', async () => {
    const { clinic, ask } = await examine();
    expect((await ask()).about('providers')).toEqual([
      `ok: Clinic answers at ${new URL(clinic.issuer).host}.`,
    ]);
  });

  it('one that is away is wrong, and so is one whose document names another issuer', async () => {
    const { clinic, ask } = await examine();
    clinic.isAway = true;
    const away = await ask();
    expect(away.about('providers')).toEqual([
      expect.stringMatching(/^wrong: Clinic cannot be used: .+\. It must run/),
    ]);
    expect(away.output).not.toContain('secretOfDaylit');
    const renamed = await examine({ OIDC_CLINIC_ISSUER: clinic.issuer.replace('127.0.0.1', 'localhost') });
    clinic.isAway = false;
    expect((await renamed.ask()).about('providers')).toEqual([
      expect.stringMatching(/^wrong: Clinic cannot be used: .*OIDC_CLINIC_ISSUER must be the issuer exactly/),
    ]);
  });
});
