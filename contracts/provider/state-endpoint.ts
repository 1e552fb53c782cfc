import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { STATES, type StateName } from '../states.ts';
import { listen, type Listening } from './listen.ts';
import type { ProviderStates } from './provider-states.ts';

/** The request of a verifier before each interaction. */
interface StateChange {
  state: string;
}

/** Serves the endpoint to which a verifier posts the state that it needs. An unknown state answers 404. */
export function serveStates(states: ProviderStates, port = 0): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const { state } = (await json(request)) as StateChange;
    if (!isKnown(state)) {
      response.writeHead(404).end(`Unknown state: ${state}`);
      return;
    }
    try {
      const given = await states.arrange(state);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
    } catch (error) {
      // Not 500, which the verifier would retry for two minutes.
      response.writeHead(422).end(`The state "${state}" could not be made: ${String(error)}`);
    }
  });
  return listen(server, port);
}

function isKnown(state: string): state is StateName {
  return Object.hasOwn(STATES, state);
}
