import { MatchersV3, Pact } from '@pact-foundation/pact';
import { PACTS } from './pact-files.ts';

export { MatchersV3 as Matchers };

/** The pact between the web application and the server. */
export const pact = new Pact({ dir: PACTS, consumer: 'web', provider: 'server', logLevel: 'error' });

// Pact's entry point does not export these types.
type Interaction = ReturnType<typeof pact.addInteraction>;
type WithRequest = ReturnType<Interaction['withRequest']>;
type RequestFunction = NonNullable<Parameters<Interaction['withRequest']>[2]>;
type ResponseFunction = NonNullable<Parameters<WithRequest['willRespondWith']>[1]>;

export type V4RequestBuilder = Parameters<RequestFunction>[0];
export type V4ResponseBuilder = Parameters<ResponseFunction>[0];
