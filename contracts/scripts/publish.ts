import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PACT_FILE } from '../pact-files.ts';
import { startProvider } from '../provider/start-provider.ts';

// Publishes the pact and its verification to a Pact broker, and asks the broker whether both may be deployed.
// Pact's tools read the broker's address and token from PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN.
const {
  PACT_BROKER_BASE_URL: broker,
  PACT_VERSION: version = git('HEAD'),
  PACT_BRANCH: branch = git('--abbrev-ref', 'HEAD'),
  PACT_ENVIRONMENT: environment = 'production',
} = process.env;

if (broker) await publish(broker);
else
  console.log(
    'Skipped: PACT_BROKER_BASE_URL is not set. The agreement is verified on this machine all the same.',
  );

async function publish(brokerUrl: string): Promise<void> {
  await run('pact-broker', 'publish', PACT_FILE, '--consumer-app-version', version, '--branch', branch);
  await verifyAndTell(brokerUrl);
  for (const name of ['web', 'server']) {
    const participant = ['--pacticipant', name, '--version', version];
    await run('pact-broker', 'can-i-deploy', ...participant, '--to-environment', environment);
  }
}

async function verifyAndTell(brokerUrl: string): Promise<void> {
  const provider = await startProvider();
  try {
    const { hostname, port } = new URL(provider.url);
    const where = ['--hostname', hostname, '--port', port, '--state-change-url', provider.statesUrl];
    const what = ['--broker-url', brokerUrl, '--provider-name', 'server'];
    const which = ['--consumer-version-selectors', JSON.stringify({ branch })];
    const telling = ['--publish', '--provider-version', version, '--provider-branch', branch];
    await run('pact-verifier', ...where, ...what, ...which, ...telling);
  } finally {
    await provider.close();
  }
}

/** Exits when the command fails. Asynchronous, because a provider in this process may have to answer it. */
async function run(command: string, ...words: string[]): Promise<void> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${words[0]} failed.`);
}

function git(...words: string[]): string {
  return execFileSync('git', ['rev-parse', ...words], { encoding: 'utf8' }).trim();
}
