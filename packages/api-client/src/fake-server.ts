import { createApiClient, type ApiClient } from './client.ts';

/** Answers one client's calls in a test and keeps the request for the assertions. */
export interface FakeServer {
  api: ApiClient;
  /** The last request that the client made. */
  request: Request;
}

/** A client whose server is a function. Status 200 and an empty object unless told. */
export function fakeServer(answer: () => Response | Promise<Response> = () => Response.json({})): FakeServer {
  const server: FakeServer = {
    request: new Request('http://nobody.test'),
    api: createApiClient({
      baseUrl: 'http://api.test',
      paymentsBaseUrl: 'http://pay.test',
      fetch: async (request) => {
        server.request = request;
        return answer();
      },
    }),
  };
  return server;
}
