import { configurationOf } from '../adapters/identity/openid-connect.ts';
import type { Config } from '../config.ts';
import { type Finding, ok, reasonOf, wrong } from './finding.ts';

/** Whether each sign-in provider answers with its document, and calls itself what the settings call it. */
export async function checkProviders({ providers }: Config): Promise<Finding[]> {
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
