import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Answer, Call, Handler, Handlers, OperationId } from './contract.ts';
import type { ApiDocument, Operation } from './document.ts';
import { bodySchemaOf, type Form, formOf, MULTIPART } from './multipart.ts';
import type { CallerLookups } from './caller.ts';
import { requireScope } from './programs.ts';
import { memberOf, noteTimeZone, readCaller, requireSession, requireShownMember } from './sessions.ts';
import type { Cookies } from './cookies.ts';
import { isByScript } from './cross-site.ts';
import { networkOf } from './network.ts';
import type { CallLimiter } from './call-limits.ts';
import { createPasswordSwitch, type PasswordSettings } from './password-switch.ts';
import { createFloodGuard } from './flood-guard.ts';
import type { OperatorAccess } from './operator-access.ts';
import { createBodyGuard, mediaTypeOf } from './body-guard.ts';
import { keepRawBody, WITH_RAW_BODY } from './raw-body.ts';
import { createAnswerCompressor } from './compress-answers.ts';
import { createUploadBudget } from './upload-budget.ts';

interface Options {
  config: PasswordSettings;
  document: ApiDocument;
  handlers: Handlers;
  callers: CallerLookups;
  limiter: CallLimiter;
  cookies: Cookies;
  operators: OperatorAccess;
  /** False: only the calls of operators are served. */
  isWeb: boolean;
}

/** Makes one route per operation of the document. Nothing else serves under /api. */
export function registerOperations(app: FastifyInstance, options: Options): void {
  const { document, handlers, limiter, cookies, isWeb } = options;
  const { ownsSession, noteZone } = options.callers;
  const admitUpload = createUploadBudget();
  const compressAnswer = createAnswerCompressor();
  const countCall = createFloodGuard(limiter.spendBatch);
  const passwordSwitchOf = createPasswordSwitch(options.config, document);
  app.decorateRequest('session', null);
  app.decorateRequest('program', null);
  for (const operation of document.operations) {
    const { id, isOpen, url, tokenScope } = operation;
    if (!isWeb && url.startsWith('/api/')) continue;
    const form = formOf(operation, document);
    const guardBody = createBodyGuard(operation, form, admitUpload);
    // Operators' calls have no session, and must be answered even when the database is down.
    const hasSessions = url.startsWith('/api/');
    const refusePasswords = passwordSwitchOf(operation);
    const changesMember = !isOpen && operation.method !== 'GET';
    // The compiler checked every handler against its own operation, which a loop cannot express.
    const handler = handlers[id] as Handler<OperationId>;
    app.route({
      ...routeOf(operation, document, form),
      // The order: session and flood limit, type of the body, reading the body, validation, limit of the
      // call. A hook is left out where it has nothing to do, because the busiest calls need none.
      onRequest: async (request) => {
        if (hasSessions) await readCaller(request, cookies, options.callers);
        const waiting = countCall(callerOf(request));
        if (waiting) await waiting;
        if (hasSessions) requireScope(request, tokenScope);
        if (!isOpen) requireSession(request, id);
        if (changesMember) await requireShownMember(request, ownsSession);
        await noteTimeZone(request, noteZone);
      },
      ...(operation.method !== 'GET' && { preParsing: preParsingOf(operation, guardBody) }),
      ...((hasBody(operation) || limiter.isLimited(id)) && {
        preHandler: async (request, reply) => {
          // An upload takes time. What arrives after the member has signed out no longer belongs to them.
          if (mediaTypeOf(request) === MULTIPART) {
            await readCaller(request, cookies, options.callers);
            requireScope(request, tokenScope);
          }
          refusePasswords?.(request.body);
          await limiter.spend(id, request, reply);
        },
      }),
      ...(operation.method === 'GET' && hasJson(operation) && { onSend: compressAnswer }),
      handler: async (request, reply) =>
        present(reply, cookies, await handler(new RequestCall(request, reply, options) as Call<OperationId>)),
    });
  }
}

/** The key under which a call is counted. */
function callerOf(request: FastifyRequest): string {
  if (request.program) return `programs of member ${request.program.member.id}`;
  return request.session ? `session ${request.session.id}` : networkOf(request);
}

function routeOf(
  operation: Operation,
  document: ApiDocument,
  form: Form | undefined,
): Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'> {
  const body = bodySchemaOf(operation, document);
  // Only successful answers are written by a schema, which leaves out every field that the document does not
  // name. Failures are all our own `{ detail }`, and compiling a writer for each would double the time of the
  // start.
  const answers = Object.entries(operation.responses).filter(([status, schema]) => schema && status < '400');
  return {
    method: operation.method,
    url: operation.url,
    config: { operationId: operation.id, responses: operation.responses, form },
    schema: { ...operation.parameters, ...(body && { body }), response: Object.fromEntries(answers) },
  };
}

function preParsingOf(operation: Operation, guardBody: ReturnType<typeof createBodyGuard>) {
  if (!hasBody(operation)) return ignoreBody;
  return WITH_RAW_BODY.has(operation.id) ? [guardBody, keepRawBody] : guardBody;
}

const NO_BYTES = new Uint8Array();

function hasBody({ bodies }: Operation): boolean {
  return Object.keys(bodies).length > 0;
}

function hasJson({ responses }: Operation): boolean {
  return Boolean(responses['200']);
}

// A call that takes no body ignores one, because some programs send a body with every POST.
async function ignoreBody(request: FastifyRequest): Promise<void> {
  delete request.headers['content-type'];
}

/**
 * What a handler reads of a request. It is a class, because an object literal would create its getters for
 * every call.
 */
class RequestCall {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #options: Options;

  constructor(request: FastifyRequest, reply: FastifyReply, options: Options) {
    this.#request = request;
    this.#reply = reply;
    this.#options = options;
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
  get headers() {
    return this.#request.headers as Call<OperationId>['headers'];
  }
  get rawBody() {
    return this.#request.rawBody ?? NO_BYTES;
  }
  get session() {
    return this.#request.session;
  }
  get device() {
    return this.#options.cookies.read(this.#request, 'device');
  }
  get providerLogin() {
    return this.#options.cookies.read(this.#request, 'provider-login');
  }
  get userAgent() {
    return this.#request.headers['user-agent'];
  }
  get member() {
    return memberOf(this.#request);
  }
  get network() {
    return networkOf(this.#request);
  }
  get signal() {
    const gone = new AbortController();
    this.#reply.raw.once('close', () => gone.abort());
    return gone.signal;
  }
  get isByScript() {
    return isByScript(this.#request);
  }
  get operatorView() {
    return this.#options.operators.viewOf(this.#request);
  }
}

function present(reply: FastifyReply, cookies: Cookies, answer: Answer<OperationId>): FastifyReply {
  const { status, body, headers, sessionCookie, deviceCookie, providerCookie } = answer;
  if (sessionCookie !== undefined) cookies.set(reply, 'session', sessionCookie);
  if (deviceCookie !== undefined) cookies.set(reply, 'device', deviceCookie);
  if (providerCookie !== undefined) cookies.set(reply, 'provider-login', providerCookie);
  // A logout also removes everything that the browser has stored of the pages.
  if (sessionCookie === null) reply.header('clear-site-data', '"cache", "storage"');
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body);
}
