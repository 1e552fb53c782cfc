import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { orUndefined } from '../durable-files.ts';
import { openObjectStore, type StoredObject } from '../object-store.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

const DAY = 24 * 3_600_000;

/** After so many days the operator's key should be a new one. */
const OLD = 2 * 365;

/** Whether only the server may read the keys, and how old they are. */
export async function checkKeys(config: Config, now: Date): Promise<Finding[]> {
  return config.filesUrl ? checkSealed(config, now) : checkDirectory(path.join(config.dataDir, 'keys'), now);
}

async function checkDirectory(directory: string, now: Date): Promise<Finding[]> {
  const names = await orUndefined(readdir(directory));
  if (!names) return [ok('There are no keys yet. The first start of the server makes them.')];
  if (((await stat(directory)).mode & 0o077) !== 0)
    return [
      wrong(`Other accounts of this machine can look into ${directory}. Run: chmod -R go= ${directory}`),
    ];
  const states = await Promise.all(names.map((name) => stat(path.join(directory, name))));
  const oldest = Math.min(...states.map(({ mtimeMs }) => mtimeMs));
  return [
    ok(`Only the account of the server can read the keys; the oldest was made on ${dateOf(oldest, now)}.`),
  ];
}

async function checkSealed(config: Config, now: Date): Promise<Finding[]> {
  const { filesUrl, awsAccessKeyId: accessKeyId = '', awsSecretAccessKey: secretAccessKey = '' } = config;
  if (!filesUrl) return [];
  const objects: StoredObject[] = [];
  try {
    const store = openObjectStore({ ...filesUrl, accessKeyId, secretAccessKey });
    for await (const page of store.list('keys/purposes/')) objects.push(...page);
  } catch (error) {
    return [wrong(`The keys in the bucket cannot be listed: ${reasonOf(error)}.`)];
  }
  if (objects.length === 0)
    return [ok('There are no keys in the bucket yet. The first start of the server makes them.')];
  const oldest = Math.min(...objects.map(({ writtenAt }) => writtenAt.getTime()));
  const findings = [
    (now.getTime() - oldest) / DAY > OLD
      ? warning(
          `The keys were last sealed on ${dateOf(oldest, now)}. Give KEYS a new one: docs/operating/keys.md.`,
        )
      : ok(`The keys were sealed on ${dateOf(oldest, now)} or later.`),
  ];
  if ((config.keys?.length ?? 0) > 1)
    findings.push(warning('KEYS holds several. After "npm run keys -- rotate" take the old ones away.'));
  return findings;
}

function dateOf(time: number, now: Date): string {
  return `${new Date(time).toISOString().slice(0, 10)}, ${Math.floor((now.getTime() - time) / DAY)} days ago`;
}
