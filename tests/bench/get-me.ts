import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';
import { PRODUCT, type RunningServer, startServer } from './running-server.ts';
import { manySessions } from './many-sessions.ts';
import { environmentOf, withPlace } from './place.ts';

const ROUNDS = 9;
const REQUESTS = 5_000;
/** Requests before Node's JIT compiler is done. The product needs more of them than the floor. */
const WARM_UP = 20_000;
const CONNECTIONS = 32;
const BARE = fileURLToPath(new URL('../../packages/server/test/bare-server.ts', import.meta.url));

/** Prints what `measureGetMe` measures. The promise is a ratio of at most 1.25. */
export async function benchGetMe(): Promise<void> {
  const { ours, floor } = await measureGetMe();
  console.log(`GET /api/me:     ${ours.toFixed(0)} µs CPU a request`);
  console.log(`bare node:http:  ${floor.toFixed(0)} µs`);
  console.log(`ratio:           ${(ours / floor).toFixed(2)} (promised: at most 1.25)`);
}

/**
 * CPU time of the server process per request of `GET /api/me`, compared with `bare-server.ts` on the same
 * database in the same run, both warm (decision 0015).
 */
export async function measureGetMe(): Promise<{ ours: number; floor: number }> {
  return await withPlace(async (place) => {
    const env = environmentOf(place);
    const product = await startServer(PRODUCT, env);
    const bare = await startServer(BARE, env);
    try {
      const cookies = await manySessions(product, place.databaseUrl);
      await measure(product, cookies, WARM_UP);
      await measure(bare, cookies, WARM_UP);
      const costs = { product: [] as number[], bare: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        costs.product.push(await measure(product, cookies, REQUESTS));
        costs.bare.push(await measure(bare, cookies, REQUESTS));
      }
      return { ours: median(costs.product), floor: median(costs.bare) };
    } finally {
      await bare.stop();
      await product.stop();
    }
  });
}

/** Sends requests over a fixed number of connections. Returns the server's CPU time per request, in µs. */
async function measure(server: RunningServer, cookies: string[], requests: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = server.cpuMicroseconds();
  let left = requests;
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    while (left-- > 0) await getMe(server.origin, cookies[left % cookies.length] ?? '', agent);
  });
  await Promise.all(workers);
  agent.destroy();
  return (server.cpuMicroseconds() - before) / requests;
}

function getMe(origin: string, cookie: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/api/me`, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`GET /api/me answered ${response.statusCode}.`));
      response.resume().on('end', resolve);
    });
    request.on('error', reject);
  });
}
