import { createApiClient, type ApiClient } from './client.ts';

/** Answers the calls of one client in a test and keeps the last request for assertions. */
export interface FakeServer {
  api: ApiClient;
  /** The last request that the client made. */
  request: Request;
}

/** A client whose server is a function. By default it answers 200 with an empty object. */
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
