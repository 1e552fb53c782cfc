import { configurationOf } from '../adapters/identity/openid-connect.ts';
import type { Config } from '../config.ts';
import { findRunningPostgres } from '../db/embedded/running-postgres.ts';
import { withConnection } from '../db/with-connection.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

/** How long the database may take, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Whether each sign-in provider answers with its document, and calls itself what the settings call it. Where
 * passwords are off: how many members have no other way in.
 */
export async function checkProviders(config: Config): Promise<Finding[]> {
  return [...(await checkEach(config)), ...(config.hasPasswords ? [] : [await countLockedOut(config)])];
}

async function checkEach({ providers }: Config): Promise<Finding[]> {
  if (providers.length === 0) return [ok('No sign-in provider is set.')];
  return Promise.all(
    providers.map(async (provider) => {
      const { id, name, issuer } = provider;
      try {
        await configurationOf(provider);
        return ok(`${name} answers at ${issuer.host}.`);
      } catch (error) {
        return wrong(
          `${name} cannot be used: ${reasonOf(error)}. It must run, and OIDC_${id.toUpperCase()}_ISSUER must be the issuer exactly as its document names it.`,
        );
      }
    }),
  );
}

/** Members whose only way in is a password, or a provider that the settings no longer name. */
const LOCKED_OUT = `
  select count(*)::int as count from users
  where disabled_at is null
    and not exists (select from passkeys where user_id = users.id)
    and not exists (select from identities where user_id = users.id and issuer = any ($1))`;

async function countLockedOut(config: Config): Promise<Finding> {
  const connectionString = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  if (connectionString === undefined)
    return warning(
      'PASSWORDS=off: without the database nobody knows how many members that locks out. Start the server, and ask again beside it.',
    );
  const issuers = config.providers.flatMap(({ issuer }) => [issuer.href, issuer.href.replace(/\/$/, '')]);
  const count = await withConnection(
    { connectionString, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT },
    async (client) => {
      // A database that no server has used yet has no tables.
      const { rows } = await client.query("select to_regclass('identities') is not null as has_tables");
      return rows[0].has_tables ? (await client.query(LOCKED_OUT, [issuers])).rows[0].count : 0;
    },
  ).catch((error: unknown) => reasonOf(error));
  if (typeof count === 'string')
    return warning(`PASSWORDS=off: the members whom it locks out could not be counted: ${count}.`);
  if (count === 0) return ok('PASSWORDS=off locks nobody out: every member has a provider or a passkey.');
  const members = count === 1 ? 'One member has' : `${count} members have`;
  return warning(
    `PASSWORDS=off: ${members} neither a provider nor a passkey. ${config.oidcLink === 'verified-email' ? 'Only those come in whose address a provider has verified.' : 'They cannot log in. Set PASSWORDS=on until they have linked one, or OIDC_LINK=verified-email if every provider checks addresses.'}`,
  );
}
