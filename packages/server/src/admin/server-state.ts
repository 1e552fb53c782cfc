import { statfs } from 'node:fs/promises';
import os from 'node:os';
import { sql } from 'kysely';
import packageJson from '../../package.json' with { type: 'json' };
import { backupPlaceOf } from '../backup/find-place.ts';
import { readBackupState } from '../backup/watch-backups.ts';
import type { ModuleDependencies } from '../connect-modules.ts';
import { externalModelsOf, nameOf } from '../external-model.ts';
import { readCertificateEnd } from './certificate.ts';
import { readKeyAges } from './key-ages.ts';

/** One line about the server. */
export interface StateFact {
  name: string;
  value: string;
  /** Whether somebody has to do something about it. */
  isProblem?: boolean;
}

/** Facts that belong together. */
export interface StateSection {
  title: string;
  facts: StateFact[];
}

const DAY = 24 * 60 * 60 * 1000;

/** A certificate that ends sooner should have been renewed. In milliseconds. */
const CERTIFICATE_NOTICE = 14 * DAY;

/** Less free space than this share of a disk needs somebody. */
const LEAST_FREE = 0.1;

type Given = Pick<
  ModuleDependencies,
  'db' | 'clock' | 'analyser' | 'config' | 'queue' | 'payments' | 'dataDir' | 'objects'
>;

/** What an operator should know of the server: no secret, and nothing about a person. */
export async function readServerState(given: Given): Promise<StateSection[]> {
  return await Promise.all([
    mailState(given),
    paymentState(given),
    storageState(given),
    backupState(given),
    modelState(given),
    certificateState(given),
    versionState(given),
  ]);
}

async function mailState({ config, queue }: Given): Promise<StateSection> {
  const { smtpUrl, operatorEmail, mailFrom } = config;
  const { waiting = 0, failed = 0 } =
    (await queue.countJobs()).find(({ name }) => name === 'send-mail') ?? {};
  const isLocal = smtpUrl === undefined;
  const way = isLocal ? 'The local mailbox: no mail leaves' : new URL(smtpUrl).host;
  return {
    title: 'Mail',
    facts: [
      { name: 'Sent through', value: way },
      { name: 'Sender', value: mailFrom },
      {
        name: 'Address for messages',
        value: operatorEmail ?? 'none',
        isProblem: !isLocal && operatorEmail === undefined,
      },
      { name: 'Waiting', value: String(waiting) },
      { name: 'Failed within a week', value: String(failed), isProblem: failed > 0 },
    ],
  };
}

async function paymentState({ config, payments }: Given): Promise<StateSection> {
  const isLive = /^[sr]k_live_/.test(config.stripeSecretKey ?? '');
  const way = payments.name === 'sandbox' ? 'The sandbox, with play money' : 'Stripe';
  return {
    title: 'Payments',
    facts: [
      { name: 'Taken by', value: way },
      ...(payments.name === 'stripe' ? [{ name: 'Key', value: isLive ? 'live' : 'for tests' }] : []),
    ],
  };
}

async function storageState({ db, config, dataDir, objects }: Given): Promise<StateSection> {
  const { rows } = await sql<{ version: string; bytes: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes
  `.execute(db);
  const { version = '', bytes = '0' } = rows[0] ?? {};
  const own = config.databaseUrl === undefined ? 'bundled' : 'of DATABASE_URL';
  return {
    title: 'Storage',
    facts: [
      { name: 'Database', value: `PostgreSQL ${version}, ${own}` },
      { name: 'Size of the database', value: inUnits(Number(bytes)) },
      ...(objects
        ? [{ name: 'Files', value: `Bucket ${config.filesUrl?.bucket ?? ''}` }]
        : await diskOf(dataDir)),
    ],
  };
}

async function diskOf(dataDir: string): Promise<StateFact[]> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = `${inUnits(bavail * bsize)} of ${inUnits(blocks * bsize)}`;
  return [
    { name: 'Files', value: dataDir },
    { name: 'Free on their disk', value: free, isProblem: bavail / blocks < LEAST_FREE },
  ];
}

async function backupState(given: Given): Promise<StateSection> {
  const place = backupPlaceOf(given.config);
  if (place === undefined || given.config.backupPassphrase === undefined) {
    const value = 'none: BACKUP_FOLDER and BACKUP_PASSPHRASE are not both set';
    return { title: 'Backups', facts: [{ name: 'Each night', value, isProblem: true }] };
  }
  const { newest, problem } = await readBackupState(given);
  return {
    title: 'Backups',
    facts: [
      { name: 'Place', value: place.title },
      { name: 'Newest', value: newest ? `${momentOf(newest)}, ${daysSince(newest, given)}` : 'none' },
      ...(problem === undefined ? [] : [{ name: 'Problem', value: problem, isProblem: true }]),
    ],
  };
}

async function modelState({ config }: Given): Promise<StateSection> {
  const { reports, chat } = externalModelsOf(config);
  const here = 'this server';
  return {
    title: 'Models',
    facts: [
      { name: 'Words reports', value: reports ? nameOf(reports) : here },
      { name: 'Answers in the chat', value: chat ? nameOf(chat) : here },
    ],
  };
}

async function certificateState(given: Given): Promise<StateSection> {
  const { config, clock, dataDir, objects } = given;
  const end = await readCertificateEnd(config.publicUrl);
  const isLate = end instanceof Date && end.getTime() - clock().getTime() < CERTIFICATE_NOTICE;
  const certificate = {
    name: `Certificate of ${config.publicUrl ?? 'this address'}`,
    value: end instanceof Date ? `valid until ${momentOf(end)}` : end,
    isProblem: isLate,
  };
  const keys = await readKeyAges(objects ?? dataDir);
  return {
    title: 'Certificate and keys',
    facts: [
      certificate,
      ...keys.map(({ name, madeAt }) => ({
        name: `Key ${name}`,
        value: `made ${momentOf(madeAt)}, ${daysSince(madeAt, given)}`,
      })),
    ],
  };
}

async function versionState({ db, analyser }: Given): Promise<StateSection> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return {
    title: 'Versions',
    facts: [
      { name: 'Daylit', value: packageJson.version },
      { name: 'Engine', value: analyser.version },
      { name: 'Newest migration', value: rows[0]?.name ?? 'none' },
      { name: 'Node', value: process.version },
      { name: 'System', value: `${os.type()} ${os.release()}, ${os.arch()}` },
    ],
  };
}

function momentOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function daysSince(date: Date, { clock }: Pick<Given, 'clock'>): string {
  const days = Math.max(0, Math.floor((clock().getTime() - date.getTime()) / DAY));
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

function inUnits(bytes: number): string {
  const gigabytes = bytes / 1e9;
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;
}
