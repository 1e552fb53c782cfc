import { configureClient } from './client.ts';

/** Answers one client call in a test and keeps the request for the assertions. */
export interface FakeServer {
  /** The last request that the client made. */
  request: Request;
}

/** Points the client at a function instead of a server. Status 200 and an empty object unless told. */
export function fakeServer(answer: () => Response | Promise<Response> = () => Response.json({})): FakeServer {
  const server: FakeServer = { request: new Request('http://nobody.test') };
  configureClient({
    baseUrl: 'http://api.test',
    paymentsBaseUrl: 'http://pay.test',
    fetch: async (request) => {
      server.request = request;
      return answer();
    },
  });
  return server;
}
