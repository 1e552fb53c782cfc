import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsPlugin from 'ajv-formats';
import type { ApiDocument, JsonSchema } from './document.ts';

// The package's types describe an ES module, its code is CommonJS.
const addFormats = addFormatsPlugin as unknown as typeof addFormatsPlugin.default;

/** Compiles the schemas of openapi.yaml as it means them (JSON Schema 2020-12). */
export interface Validators {
  /** For path, query and headers: text becomes numbers and booleans, and defaults are filled in. */
  compileParameters(schema: JsonSchema): ValidateFunction;
  /** For bodies: taken literally, so that 5 is not accepted as a text. */
  compileBody(schema: JsonSchema): ValidateFunction;
  /** For our own answers. */
  compileResponse(schema: JsonSchema): ValidateFunction;
}

/** Makes the validators for one document. */
export function createValidators(document: ApiDocument): Validators {
  const parameters = createAjv({ coerceTypes: 'array', useDefaults: true });
  const bodies = createAjv({ useDefaults: true });
  const responses = createAjv({});
  function createAjv(options: ConstructorParameters<typeof Ajv2020>[0]) {
    return addFormats(new Ajv2020({ strict: false, ...options })).addSchema(document.components);
  }
  return {
    compileParameters: (schema) => parameters.compile(schema),
    compileBody: (schema) => bodies.compile(schema),
    compileResponse: (schema) => responses.compile(schema),
  };
}

/** Sentences for what people, not programs, get wrong. By field and by the rule it broke. */
const SENTENCES: Record<string, string> = {
  'files required': 'Please upload an image for skin analysis. For questions only, use the Chat page.',
  'files minItems': 'Please upload an image for skin analysis. For questions only, use the Chat page.',
  'files maxItems': 'Please upload exactly 1 image.',
  'file required': 'Please upload a selfie.',
  'email format': 'Please enter a valid e-mail address.',
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
