import type { FastifyInstance } from 'fastify';
import type { OperatorService } from './admin/operator-service.ts';
import type { RestoreDesk } from './backup/restore-desk.ts';
import type { Config } from './config.ts';
import { Refusal } from './errors.ts';
import type { OperatorAccess } from './http/operator-access.ts';
import type { PracticeDesk } from './modules/billing/ports.ts';
import type { MailSwitches } from './modules/care-plan/ports.ts';
import type { MailboxReader } from './modules/mail/ports.ts';
import { registerDoctor } from './pages/doctor.ts';
import { registerMailbox } from './pages/mailbox.ts';
import { registerOperatorPage } from './pages/operator/register-operator-page.ts';
import { registerRestore } from './pages/restore.ts';
import { registerSandbox } from './pages/sandbox.ts';
import { registerUnsubscribe } from './pages/unsubscribe.ts';

interface Pages {
  config: Config;
  mailbox: MailboxReader;
  mailSwitches: MailSwitches;
  /** Whether mails are shown, and not sent through a mail server. */
  isMailbox: boolean;
  /** Undefined with payments elsewhere. */
  sandbox: PracticeDesk | undefined;
  restore: RestoreDesk;
  /** Undefined where there is no page for it. */
  operatorService: OperatorService | undefined;
}

/** Serves the pages that the web app does not have: for operators, of the play money, and under mails. */
export async function registerPages(
  app: FastifyInstance,
  { config, mailbox, mailSwitches, isMailbox, sandbox, restore, operatorService }: Pages,
  operators: OperatorAccess,
): Promise<void> {
  if (isMailbox) registerMailbox(app, mailbox, operators);
  if (sandbox) await registerSandbox(app, sandbox, operators);
  if (operatorService) await registerOperatorPage(app, operatorService);
  else refuseOperatorPage(app);
  await registerRestore(app, restore, operators);
  registerUnsubscribe(app, mailSwitches);
  await registerDoctor(app, config, operators);
}

/** Without this the web app would answer a browser at these addresses with its own page. */
function refuseOperatorPage(app: FastifyInstance): void {
  for (const address of ['/operator', '/operator/*'])
    app.all(address, async () => {
      throw new Refusal('not_found');
    });
}
