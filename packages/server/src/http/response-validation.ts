import type { FastifyInstance } from 'fastify';
import type { Validators } from './validators.ts';
import { describeProblem } from './validators.ts';

/**
 * Validates every answer of the API against the document, before it is written as JSON. The JSON writer alone
 * lets a wrong enum or date through. Used in tests only, because it costs more than most answers.
 */
export function registerResponseValidation(app: FastifyInstance, validators: Validators): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { responses } = request.routeOptions.config;
    if (!responses) return payload;
    const schema = responses[reply.statusCode];
    if (!schema)
      throw new Error(
        `${request.routeOptions.url} answered ${reply.statusCode}, which openapi.yaml does not list.`,
      );
    const validate = validators.compileResponse(schema);
    // Validated as the client sees it: dates are texts by then.
    if (!validate(JSON.parse(JSON.stringify(payload)))) {
      throw new Error(
        `An answer of ${request.routeOptions.url} does not fit openapi.yaml: ${describeProblem(validate.errors?.[0])}`,
      );
    }
    return payload;
  });
}
