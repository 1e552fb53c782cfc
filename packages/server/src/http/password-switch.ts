import { Refusal } from '../errors.ts';
import type { Config } from '../config.ts';
import { waysInstead } from '../provider-settings.ts';
import type { ApiDocument, JsonSchema, Operation } from './document.ts';

export type PasswordSettings = Pick<Config, 'hasPasswords' | 'providers'>;

/**
 * Makes the check of an operation for a server where passwords are off: it throws a 403 for a body with a
 * password, by the format of its fields. Undefined for operations that take none.
 */
export function createPasswordSwitch(config: PasswordSettings, document: ApiDocument) {
  const instead = waysInstead(config);
  return ({ bodies, needsPasswords }: Operation): ((body: unknown) => void) | undefined => {
    if (instead === undefined) return undefined;
    const fields = new Set(Object.values(bodies).flatMap((schema) => passwordFieldsOf(schema, document)));
    if (!needsPasswords && fields.size === 0) return undefined;
    return (body) => {
      if (needsPasswords || Object.keys(body ?? {}).some((field) => fields.has(field)))
        throw new Refusal('passwords_off', {
          detail: `Passwords are off here. Please sign in with ${instead}.`,
        });
    };
  };
}

function passwordFieldsOf(schema: JsonSchema, { resolve }: ApiDocument): string[] {
  const properties = (resolve(schema)['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).flatMap(([name, property]) =>
    resolve(property)['format'] === 'password' ? [name] : [],
  );
}
