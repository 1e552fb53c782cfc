import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';
import { Stripe } from 'stripe';

const PARAMS = path.join(import.meta.dirname, 'stripe-params.ts');

/** Building the schemas takes seconds, so they are cached until the types change. */
const CACHE = path.join(import.meta.dirname, '../../../../node_modules/.cache/stripe-schemas');

/** Validates a request by the name of its type in `stripe-params.ts`. */
export type RequestJudge = (type: string) => ValidateFunction;

export async function createRequestJudge(): Promise<RequestJudge> {
  // Everything is a text in a form or a query, hence the coercion.
  const ajv = new Ajv({ coerceTypes: true, strict: false });
  ajv.addSchema(await readSchemas(), 'stripe');
  return (type) => {
    const judge = ajv.getSchema(`stripe#/definitions/${type}`);
    if (!judge) throw new Error(`stripe-params.ts has no type ${type}.`);
    return judge;
  };
}

async function readSchemas(): Promise<object> {
  const types = await readFile(PARAMS, 'utf8');
  const hash = createHash('sha256').update(types).digest('hex').slice(0, 16);
  const name = `${Stripe.PACKAGE_VERSION}-${hash}.json`;
  const file = path.join(CACHE, name);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as object;
  const schemas = createGenerator({
    path: PARAMS,
    tsconfig: path.join(import.meta.dirname, '../../tsconfig.json'),
    type: '*',
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('*');
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, JSON.stringify(schemas));
  return schemas;
}
