import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { once } from '../once.ts';
import { createAnswerWriters } from './answer-writers.ts';
import type { CallerLookups } from './caller.ts';
import type { CallLimiter } from './call-limits.ts';
import { createCookies } from './cookies.ts';
import { createParserErrorHandler, endUnreadBody, registerConnectionLimits } from './connections.ts';
import type { Handlers, OperationId } from './contract.ts';
import { registerCrossSiteDefence } from './cross-site.ts';
import { loadDocument, type Operation } from './document.ts';
import { answerError } from './error-handler.ts';
import { registerDrain } from './drain.ts';
import type { Metrics } from './metrics.ts';
import { type Form, MULTIPART, readForm } from './multipart.ts';
import { createOperatorAccess, type OperatorAccess } from './operator-access.ts';
import { pageSettingsOf } from './page-settings.ts';
import { registerOperations } from './register-operations.ts';
import { createRequestIds, registerRequestLog } from './request-log.ts';
import { registerResponseValidation } from './response-validation.ts';
import { apiHeaders, createSecurityHeaders } from './security-headers.ts';
import { createValidators } from './validators.ts';
import { answerNotFound, registerWebApp } from './web-app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes of openapi.yaml. */
    operationId?: OperationId;
    /** Schema of the answer per status; null for answers that are not JSON. */
    responses?: Operation['responses'];
    /** The form that the operation takes. */
    form?: Form | undefined;
  }
}

interface Options {
  config: Config;
  log: Logger;
  handlers: Handlers;
  callers: CallerLookups;
  limiter: CallLimiter;
  metrics: Metrics;
  /** The address that people use; known once the server listens. */
  publicUrl: () => string;
  /** Directory of the built web app. */
  webApp: URL;
  /** The key of the operators, where it is not a new one. */
  operatorKey: string | undefined;
  /** Also validates our own answers against the document, and answers 500 when they do not fit. For tests. */
  validatesResponses: boolean;
  /** Watches each request; undefined where nobody does. */
  follow: ((app: FastifyInstance) => void) | undefined;
}

/** JSON bodies are short texts; only files are larger, and those have a limit of their own. */
const BODY_LIMIT = 128 * 1024;

// Once per process, because tests start many servers, and what is compiled for one serves all.
const readContract = once(() => {
  const document = loadDocument();
  return {
    document,
    validators: createValidators(document),
    compileWriter: createAnswerWriters(document),
  };
});

/** Builds the HTTP server from openapi.yaml. It does not listen yet. */
export async function createHttpServer(
  options: Options,
): Promise<{ app: FastifyInstance; operators: OperatorAccess }> {
  const { config } = options;
  const { document, validators, compileWriter } = readContract();
  const securityHeaders = createSecurityHeaders({
    publicUrl: config.publicUrl,
    paymentsUrl: config.paymentsUrl,
    inlineHashesFile: new URL('csp.json', options.webApp),
  });
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // Its own lines hold the URL, which can hold a token; ours are in request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    // A child logger for each request would cost more than its line. The lines name the request themselves.
    childLoggerFactory: (log) => log,
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // Three minutes for a photo over a bad connection; headers alone have one.
    requestTimeout: 180_000,
    forceCloseConnections: 'idle',
    // Checked in connections.ts, where the answer has a body.
    http: { requireHostHeader: false },
    clientErrorHandler: createParserErrorHandler(apiHeaders(config.publicUrl)),
    // Bad encodings and over-long parameters are refused before any hook or error handler.
    frameworkErrors: (error, request, reply) => {
      securityHeaders.apply(reply);
      endUnreadBody(request, reply.raw);
      answerError(error, request, reply);
    },
  });

  // Set before any route, or the routes would keep Fastify's own form of errors.
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body'
      ? validators.compileBody(schema as never)
      : validators.compileParameters(schema as never),
  );
  app.setSerializerCompiler(({ schema }) => compileWriter(schema as never));
  app.addHook('onRequest', (request, reply, done) => {
    securityHeaders.apply(reply);
    reply.header('x-request-id', request.id);
    done();
  });
  options.follow?.(app);
  registerConnectionLimits(app);
  registerDrain(app);
  registerRequestLog(app, options.metrics);
  registerCrossSiteDefence(app, options.publicUrl);
  registerBodyTypes(app);
  if (options.validatesResponses) registerResponseValidation(app, validators);
  // Without PUBLIC_URL people use the address that the server listens on, which is http.
  const cookies = createCookies(config.publicUrl?.startsWith('https:') === true);
  const operators = createOperatorAccess({
    token: config.metricsToken,
    host: config.host,
    cookies,
    key: options.operatorKey,
  });
  const { isWeb } = config.roles;
  registerOperations(app, { ...options, document, cookies, operators, isWeb });
  if (!isWeb) app.setNotFoundHandler(answerNotFound);
  else
    await registerWebApp(app, {
      directory: options.webApp,
      settings: pageSettingsOf(config),
      hasServiceWorker: config.hasServiceWorker,
      cookies,
      findSession: options.callers.findSession,
      policyWith: securityHeaders.policyWith,
    });
  return { app, operators };
}

/** Parsers beside the one for JSON. A body of any other type is not read, because no operation takes it. */
function registerBodyTypes(app: FastifyInstance): void {
  app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, body: IncomingMessage) => {
    const { form } = request.routeOptions.config;
    return form && readForm(body, request.headers, form);
  });
  app.addContentTypeParser('*', async () => undefined);
}
