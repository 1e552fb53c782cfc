import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorService } from '../../admin/operator-service.ts';
import { Refusal } from '../../errors.ts';
import { answerError } from '../../http/error-handler.ts';
import { registerActs } from './act-routes.ts';
import { show } from './answers.ts';
import { registerPasskeys } from './passkey-routes.ts';
import { createSessionCookie } from './session-cookie.ts';
import { refusalPage } from './sign-in-pages.ts';
import { registerSignIn } from './sign-in-routes.ts';

/** Bytes of a form. */
const FORM_LIMIT = 8 * 1024;

/**
 * Serves the page of operators at /operator: plain HTML with forms, and one script where a passkey is asked
 * for. It tells how a person signs in and what they pay, and nothing that they wrote or were told.
 */
export async function registerOperatorPage(app: FastifyInstance, service: OperatorService): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    pages.setErrorHandler(showError);
    const cookie = createSessionCookie(service.isSecure);
    registerSignIn(pages, service, cookie);
    registerActs(pages, service, cookie);
    registerPasskeys(pages, service, cookie);
  });
}

function showError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof Refusal)) return answerError(error, request, reply);
  return show(reply.headers(error.headers), refusalPage('Operators', error.message), error.status);
}
