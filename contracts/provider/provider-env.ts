/**
 * At a name, because an address that is a number can have no passkeys; and with https, because the agreements
 * name the cookies as they are there.
 */
export const PROVIDER_ENV = { PUBLIC_URL: 'https://localhost:4010' };
