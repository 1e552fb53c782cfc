import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type Listening } from './listen.ts';

/** A request that the broker received. */
interface Told {
  method: string;
  path: string;
  token: string | undefined;
  body: string;
}

/** The part of a Pact broker that publishing needs. Returns one pact for verification and fixed answers. */
export async function startFakeBroker(
  pact: object,
  isDeployable: boolean,
): Promise<Listening & { told: readonly Told[] }> {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    told.push({ method, path: url, token: headers.authorization, body: await text(request) });
    const base = `http://${headers.host}`;
    const answers: Record<string, object> = {
      '/': {
        _links: {
          'pb:publish-contracts': { href: `${base}/publish` },
          'pb:provider-pacts-for-verification': { href: `${base}/for-verification` },
        },
      },
      '/publish': { _links: { 'pb:contracts': [] }, notices: [] },
      '/for-verification': {
        _embedded: {
          pacts: [{ shortDescription: 'latest', _links: { self: { href: `${base}/pact`, name: 'web' } } }],
        },
        _links: { self: { href: `${base}/for-verification`, title: 'For verification' } },
      },
      '/pact': {
        ...pact,
        _links: {
          'pb:publish-verification-results': { href: `${base}/results` },
          'pb:provider': { href: `${base}/provider` },
        },
      },
      '/provider': {
        _links: { 'pb:branch-version': { href: `${base}/branch/{branch}/{version}`, templated: true } },
      },
      '/branch/topic/abc1234': {},
      '/results': {},
      '/matrix': {
        summary: { deployable: isDeployable, reason: 'Asked.', success: 1, failed: 0, unknown: 0 },
        notices: [],
        matrix: [],
      },
    };
    const answer = answers[url.split('?', 1)[0] ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/hal+json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  return { ...(await listen(server)), told };
}
