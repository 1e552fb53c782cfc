import { startProvider } from '../provider/start-provider.ts';

// A provider for verification by other tools: the real server and its endpoint for states, both on localhost.
const { PROVIDER_PORT = '4010', STATES_PORT = '4011' } = process.env;
const provider = await startProvider({ port: Number(PROVIDER_PORT), statesPort: Number(STATES_PORT) });
console.log(`Provider at ${provider.url}, its states at ${provider.statesUrl}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void provider.close());
