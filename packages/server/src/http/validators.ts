import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsPlugin from 'ajv-formats';
import { isEmail } from '../ascii-email.ts';
import type { ApiDocument, JsonSchema } from './document.ts';
import { once } from '../once.ts';
import { findUnstorableText, isMoment } from './storable.ts';

// The package's types describe an ES module, its code is CommonJS.
const addFormats = addFormatsPlugin as unknown as typeof addFormatsPlugin.default;

/** Says whether data fits a schema; `errors` holds what does not. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * Compiles the schemas of openapi.yaml, which are JSON Schema 2020-12. Each one is compiled for the first
 * call that needs it, because compiling all of them would make the start a fifth of a second longer. A schema
 * that was compiled before, by its object, is not compiled again.
 */
export interface Validators {
  /** For path, query and headers: whole numbers are read from their digits, and defaults are filled in. */
  compileParameters(schema: JsonSchema): Validator;
  /** For bodies: taken literally, so that 5 is not accepted as a text. */
  compileBody(schema: JsonSchema): Validator;
  /** For our own answers. */
  compileResponse(schema: JsonSchema): ValidateFunction;
}

/** Makes the validators for one document. */
export function createValidators(document: ApiDocument): Validators {
  const requests = once(() => createAjv({ useDefaults: true }).addFormat('date-time', isMoment));
  const responses = once(() => createAjv({}));
  function createAjv(options: ConstructorParameters<typeof Ajv2020>[0]) {
    const ajv = addFormats(new Ajv2020({ strict: false, ...options })).addFormat('idn-email', isEmail);
    return ajv.addSchema(document.components);
  }
  return {
    compileParameters(schema) {
      const validate = once(() => requests().compile(schema));
      const wholeNumbers = wholeNumbersOf(schema);
      return createValidator((data) => {
        readWholeNumbers(data as Record<string, unknown>, wholeNumbers);
        return findProblems(validate(), data);
      });
    },
    compileBody(schema) {
      const validate = once(() => requests().compile(schema));
      return createValidator((data) => findProblems(validate(), data));
    },
    compileResponse: (schema) => responses().compile(schema),
  };
}

function createValidator(find: (data: unknown) => ErrorObject[] | null): Validator {
  const validator: Validator = (data) => {
    validator.errors = find(data);
    return validator.errors === null;
  };
  return validator;
}

function findProblems(validate: ValidateFunction, data: unknown): ErrorObject[] | null {
  if (!validate(data)) return validate.errors ?? [];
  const path = findUnstorableText(data);
  return path === undefined ? null : [unstorable(path)];
}

function unstorable(instancePath: string): ErrorObject {
  const message = 'holds a character that cannot be kept';
  return { keyword: 'storable', instancePath, message, schemaPath: '', params: {} };
}

function wholeNumbersOf({ properties }: JsonSchema): string[] {
  const entries = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  return entries.filter(([, { type }]) => type === 'integer').map(([name]) => name);
}

/**
 * The one form of a whole number: no plus, no minus zero, no leading zeros, no other base, at most 15 digits.
 */
const WHOLE_NUMBER = /^(0|-?[1-9]\d{0,14})$/;

function readWholeNumbers(values: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const text = values[name];
    if (typeof text === 'string' && WHOLE_NUMBER.test(text)) values[name] = Number(text);
  }
}

/** Sentences for what people, not programs, get wrong. By field and by the rule it broke. */
const SENTENCES: Record<string, string> = {
  'files minItems': 'Please upload an image for skin analysis. For questions only, use the Chat page.',
  'files maxItems': 'Please upload exactly 1 image.',
  'file required': 'Please upload a selfie.',
  'email format': 'Please enter a valid e-mail address.',
  'name pattern': 'Please enter your name on one line.',
  'message pattern': 'Please write a message.',
};

/** One sentence a person can act on, made from the first thing that a validator found wrong. */
export function describeProblem(error: ErrorObject | undefined): string {
  if (!error) return 'Please check what you entered.';
  const { keyword, params, instancePath, message } = error;
  const missing = keyword === 'required' ? String(params['missingProperty']) : undefined;
  const field = missing ?? instancePath.split('/').filter(Boolean).join('.');
  const sentence = SENTENCES[`${field} ${keyword}`];
  if (sentence) return sentence;
  if (missing) return `Please fill in "${missing}".`;
  if (keyword === 'minLength') {
    return params['limit'] === 1
      ? `Please fill in "${field}".`
      : `Please enter at least ${params['limit']} characters for "${field}".`;
  }
  if (keyword === 'additionalProperties') {
    return `"${String(params['additionalProperty']).slice(0, 60)}" is not known here.`;
  }
  return field ? `"${field.slice(0, 60)}" ${message}.` : `The content ${message}.`;
}
