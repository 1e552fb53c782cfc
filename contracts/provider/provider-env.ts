/** At a name, because an address that is a number can have no passkeys. */
export const PROVIDER_ENV = { PUBLIC_URL: 'http://localhost:4010' };
