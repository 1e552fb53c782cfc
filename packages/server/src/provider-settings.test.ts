import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('sign-in providers', () => {
  const CLINIC = {
    OIDC_PROVIDERS: 'clinic',
    OIDC_CLINIC_ISSUER: 'https://login.clinic.example',
    OIDC_CLINIC_CLIENT_ID: 'daylit',
    OIDC_CLINIC_CLIENT_SECRET: 'secret',
  };

  test('sign-in providers have a name, an issuer and a client', () => {
    const { providers } = readConfig({ ...CLINIC, OIDC_CLINIC_NAME: 'The clinic' });
    expect(providers).toMatchObject([{ id: 'clinic', name: 'The clinic', clientId: 'daylit' }]);
    expect(readConfig(CLINIC).providers).toMatchObject([{ name: 'Clinic' }]);
  });

  test('sign-in providers name each variable that is missing or wrong, and never a secret', () => {
    expect(
      problemsOf({ OIDC_PROVIDERS: 'clinic', OIDC_CLINIC_ISSUER: 'http://login.clinic.example' }),
    ).toEqual([
      'OIDC_CLINIC_ISSUER must begin with https://, because everybody on the way can change plain http.',
      'OIDC_CLINIC_CLIENT_ID is missing: OIDC_PROVIDERS names this provider.',
      'OIDC_CLINIC_CLIENT_SECRET is missing: OIDC_PROVIDERS names this provider.',
    ]);
    expect(problemsOf({ ...CLINIC, OIDC_CLINIC_CLIENT_SECRET: 'a secret' })).toEqual([
      'OIDC_CLINIC_CLIENT_SECRET must be printable characters without spaces.',
    ]);
    expect(problemsOf({ ...CLINIC, OIDC_LINK: 'always' })).toHaveLength(1);
  });

  test('passwords are off only beside a provider', () => {
    expect(readConfig({}).hasPasswords).toBe(true);
    expect(readConfig({ ...CLINIC, PASSWORDS: 'off' }).hasPasswords).toBe(false);
    expect(problemsOf({ PASSWORDS: 'off' })).toEqual([
      'OIDC_PROVIDERS is missing: with PASSWORDS=off nobody could register; name a provider, or set PASSWORDS=on.',
    ]);
    expect(problemsOf({ ...CLINIC, PASSWORDS: 'no' })).toHaveLength(1);
  });

  test('sign-in providers may keep their secrets in files', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'daylit-config-'));
    const file = path.join(folder, 'secret');
    await writeFile(file, 'from-a-file\n');
    const { OIDC_CLINIC_CLIENT_SECRET: _, ...others } = CLINIC;
    const { providers } = readConfig({ ...others, OIDC_CLINIC_CLIENT_SECRET_FILE: file });
    await rm(folder, { recursive: true });
    expect(providers).toMatchObject([{ clientSecret: 'from-a-file' }]);
  });
});
