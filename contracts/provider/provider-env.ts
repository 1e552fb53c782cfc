import { providerEnv, startFakeProvider } from '../../packages/server/test/fake-provider.ts';

/** The identity provider of the provider under test. It does not keep a process alive. */
export const clinic = await startFakeProvider();

/**
 * At a name, because an address that is a number can have no passkeys; and with https, because the agreements
 * name the cookies as they are there.
 */
export const PROVIDER_ENV = { PUBLIC_URL: 'https://localhost:4010', ...providerEnv({ clinic }) };
