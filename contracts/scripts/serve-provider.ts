import { startProvider } from '../provider/start-provider.ts';

// A provider to verify from outside: the real server and its door for states, both on this machine only.
const { PROVIDER_PORT = '4010', STATES_PORT = '4011' } = process.env;
const provider = await startProvider({ port: Number(PROVIDER_PORT), statesPort: Number(STATES_PORT) });
console.log(`Provider at ${provider.url}, its states at ${provider.statesUrl}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void provider.close());
