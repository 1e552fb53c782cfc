import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Answer, Call, Handler, Handlers, OperationId } from './contract.ts';
import type { ApiDocument, Operation } from './document.ts';
import { bodySchemaOf, createMultipartReader } from './multipart.ts';
import { type FindSession, memberOf, readSession, requireSession } from './sessions.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { isByScript } from './cross-site.ts';
import { networkOf } from './network.ts';
import type { CallLimiter } from './call-limits.ts';
import { createFloodGuard } from './flood-guard.ts';
import { createUploadBudget } from './upload-budget.ts';

interface Options {
  document: ApiDocument;
  handlers: Handlers;
  findSession: FindSession;
  limiter: CallLimiter;
}

/** Makes one route per operation of the document. Nothing else serves under /api. */
export function registerOperations(app: FastifyInstance, options: Options): void {
  const { document, handlers, findSession, limiter } = options;
  const reserveUpload = createUploadBudget();
  const countCall = createFloodGuard(limiter.spendPack);
  app.decorateRequest('session', null);
  for (const operation of document.operations) {
    const { id, isOpen } = operation;
    // The compiler checked every handler against its own operation, which a loop cannot express.
    const handler = handlers[id] as Handler<OperationId>;
    app.route({
      ...routeOf(operation, document),
      // In this order: who is it, is the body of a type we take, read it, is it valid, is it too often.
      // Left out where there is nothing to do, because the busiest calls need none of them.
      onRequest: async (request) => {
        await readSession(request, findSession);
        const waiting = countCall(callerOf(request));
        if (waiting) await waiting;
        if (!isOpen) requireSession(request, id);
      },
      ...(hasBody(operation) && {
        preParsing: async (request) => requireDeclaredType(request, operation),
        preValidation: createMultipartReader(operation, document, reserveUpload),
      }),
      ...((hasBody(operation) || limiter.isLimited(id)) && {
        preHandler: async (request) => {
          // An upload takes its time. What arrives after somebody has signed out is not theirs any more.
          if (request.isMultipart()) await readSession(request, findSession);
          await limiter.spend(id, request);
        },
      }),
      handler: async (request, reply) =>
        present(reply, await handler(new RequestCall(request) as Call<OperationId>)),
    });
  }
}

/** Whom a call is counted for. */
function callerOf(request: FastifyRequest): string {
  return request.session ? `session ${request.session.id}` : networkOf(request);
}

function routeOf(
  operation: Operation,
  document: ApiDocument,
): Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'> {
  const body = bodySchemaOf(operation, document);
  // Only what succeeds is written by a schema, which leaves out any field the document does not name.
  // Failures are all our own `{ detail }`, and compiling a writer for each would double the start.
  const answers = Object.entries(operation.responses).filter(([status, schema]) => schema && status < '400');
  return {
    method: operation.method,
    url: operation.url,
    config: { operationId: operation.id, responses: operation.responses },
    schema: { ...operation.parameters, ...(body && { body }), response: Object.fromEntries(answers) },
  };
}

function hasBody({ bodies }: Operation): boolean {
  return Object.keys(bodies).length > 0;
}

// Fastify validates only the body types that a schema names; any other would slip through unchecked.
function requireDeclaredType(request: FastifyRequest, { bodies, isBodyRequired }: Operation): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const declared = Object.keys(bodies);
  const isBodyless =
    request.headers['content-length'] === '0' || (!type && !request.headers['transfer-encoding']);
  if (isBodyless && !isBodyRequired) return;
  if (!type || !declared.includes(type)) {
    throw new Refusal('unsupported_type', { detail: `Please send this as ${declared.join(' or ')}.` });
  }
}

/** What a handler reads of a request. A class, because getters of an object literal are made anew for each call. */
class RequestCall {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }
  get params() {
    return this.#request.params;
  }
  get query() {
    return this.#request.query;
  }
  get body() {
    return this.#request.body ?? undefined;
  }
  get session() {
    return this.#request.session;
  }
  get member() {
    return memberOf(this.#request);
  }
  get network() {
    return networkOf(this.#request);
  }
  get isByScript() {
    return isByScript(this.#request);
  }
}

function present(reply: FastifyReply, answer: Answer<OperationId>): FastifyReply {
  const { status, body, headers, sessionCookie } = answer;
  if (sessionCookie) setSessionCookie(reply, sessionCookie);
  if (sessionCookie === null) clearSessionCookie(reply);
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body);
}
