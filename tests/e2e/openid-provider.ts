import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** An OpenID provider on loopback where everybody may sign in with any address, which it vouches for. */
export interface OpenIdProvider {
  issuer: string;
  /** Serves the client `daylit`, which people come back to at this address. */
  serve(redirectUri: string): void;
  close(): Promise<void>;
}

export const CLIENT_SECRET = 'a-secret-of-the-client';

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    serve(redirectUri) {
      const provider = new Provider(issuer, {
        clients: [{ client_id: 'daylit', client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        cookies: { keys: ['a-key-of-the-cookies'] },
        findAccount: (_, sub) => ({
          accountId: sub,
          claims: () => ({ sub, email: sub, email_verified: true }),
        }),
      });
      server.on('request', provider.callback());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
