import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Keyring } from '../keyring.ts';
import { createTotpSecret, findTotpStep, totpUri } from '../modules/credentials/ports.ts';
import { seal, unseal } from '../sealing.ts';

const KEY = 'operators';

interface Dependencies {
  db: Db;
  clock: Clock;
  keyring: Pick<Keyring, 'obtain'>;
}

export type OperatorCodes = ReturnType<typeof createOperatorCodes>;

/** Codes of the operators' authenticator apps. Their secrets are sealed, each under the operator's name. */
export function createOperatorCodes({ db, clock, keyring }: Dependencies) {
  async function open(name: string, sealed: Buffer): Promise<Buffer> {
    return unseal(await keyring.obtain(KEY), sealed, name);
  }

  /** The time step of a code; undefined for a wrong one. */
  async function findStep(name: string, sealed: Buffer, code: string): Promise<number | undefined> {
    return findTotpStep(await open(name, sealed), code.replaceAll(/\s/g, ''), clock());
  }

  return {
    findStep,

    async makeSecret(name: string): Promise<Buffer> {
      return seal(await keyring.obtain(KEY), createTotpSecret(), name);
    },

    /** The otpauth address from which an app reads the secret. */
    async uriOf(name: string, sealed: Buffer): Promise<string> {
      return totpUri(await open(name, sealed), `operator ${name}`);
    },

    /** Uses a code up. Of any number of simultaneous calls with one code, one returns true. */
    async use(name: string, code: string): Promise<boolean> {
      const operator = await db
        .selectFrom('operators')
        .select('sealed_secret')
        .where('name', '=', name)
        .executeTakeFirst();
      const step = operator && (await findStep(name, operator.sealed_secret, code));
      if (step === undefined) return false;
      const { numUpdatedRows } = await db
        .updateTable('operators')
        .set({ last_step: step })
        .where('name', '=', name)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export const WRONG_CODE = 'The code is wrong, or was used before. Enter the one that your app shows now.';
