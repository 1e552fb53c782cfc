import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer } from '../../packages/server/test/start-test-server.ts';
import { PROVIDER_ENV } from './provider-env.ts';
import { createProviderStates } from './provider-states.ts';
import { serveStates } from './state-endpoint.ts';

/** The real server in this process, with its own database and an endpoint for states. */
export interface Provider {
  url: string;
  /** Address to which a verifier posts the state that it needs. */
  statesUrl: string;
  close(): Promise<void>;
}

/** Starts a provider, on free ports by default. It checks each of its own responses against openapi.yaml. */
export async function startProvider({ port = 0, statesPort = 0 } = {}): Promise<Provider> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-provider-'));
  const server = await startTestServer({
    hasEngine: true,
    env: { ...PROVIDER_ENV, PORT: String(port), TRUST_PROXY: '' },
    beside: { databaseUrl: '', dataDir },
  });
  const endpoint = await serveStates(createProviderStates(server), statesPort);
  return {
    url: server.url,
    statesUrl: `${endpoint.url}/states`,
    async close() {
      await endpoint.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
