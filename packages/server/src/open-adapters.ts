// The only file that names an adapter, with open-files.ts.
import type { Pool } from 'pg';
import { scanComparer } from './adapters/analysis/compare-scans.ts';
import { createEmbeddedAnalyser } from './adapters/analysis/embedded.ts';
import { measuredAnalyser } from './adapters/analysis/measured-analyser.ts';
import { createExternalAnalyser } from './adapters/analysis/external/external.ts';
import { readPublishedFigures } from './adapters/analysis/published-figures.ts';
import { openEmbedded } from './adapters/assistant/embedded/open-embedded.ts';
import { createModelAssistant } from './adapters/assistant/model/model-assistant.ts';
import { checkModels } from './adapters/model-check.ts';
import { createModelBudget, type ModelBudget } from './adapters/model-budget.ts';
import { createMailboxTransport } from './adapters/mail/mailbox.ts';
import { createSmtpTransport } from './adapters/mail/smtp.ts';
import { createOpenIdProviders } from './adapters/identity/openid-connect.ts';
import { openSandbox } from './adapters/payments/sandbox/open-sandbox.ts';
import { openStripe, type StripeOptions } from './adapters/payments/stripe/stripe.ts';
import { createWebhookSender } from './adapters/webhooks/webhook-sender.ts';
import { analysisThreads } from './analysis-threads.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { externalModelsOf } from './external-model.ts';
import type { Keyring } from './keyring.ts';
import type { Logger } from './logger.ts';
import type { PaymentProvider, PracticeDesk } from './modules/billing/ports.ts';
import type { Assistant } from './modules/chat/ports.ts';
import type { IdentityProviders } from './modules/sign-in/ports.ts';
import type { MailTransport } from './modules/mail/ports.ts';
import type { ScanComparer, SkinAnalyser } from './modules/scans/ports.ts';
import type { WebhookSender } from './modules/webhooks/ports.ts';
import { type Files, openFiles } from './open-files.ts';
import type { PublishedFigures } from './modules/transparency/ports.ts';

/** The adapters through which modules reach the outside: mail, analysis, files. */
export interface Adapters extends Files {
  transport: MailTransport;
  analyser: SkinAnalyser & {
    /** Aborts open questions to an external model and prevents new ones. */
    stop?(): void;
  };
  comparer: ScanComparer;
  assistant: Assistant;
  payments: PaymentProvider;
  /** The pages of the sandbox; undefined with a provider elsewhere. */
  desk: PracticeDesk | undefined;
  figures: PublishedFigures;
  providers: IdentityProviders;
  webhookSender: WebhookSender;
}

/** Replacements for parts of Stripe, in tests. */
export type StripeReplacement = Pick<StripeOptions, 'address' | 'timeoutMs'>;

interface Options {
  config: Config;
  log: Logger;
  places: Parameters<typeof openFiles>[0];
  pool: Pool;
  clock: Clock;
  keyring: Keyring;
  /** The address that people use, and the one at which the server reaches itself; known once it listens. */
  publicUrl(): string;
  ownUrl(): string;
  /** Replaces the embedded engine, in tests. */
  analyser: SkinAnalyser | undefined;
  /** Replaces the embedded assistant, in tests. */
  assistant: Assistant | undefined;
  /** Replaces Stripe's own server and the longest wait for it, in tests. */
  stripe: StripeReplacement | undefined;
}

/** Opens the adapters that the settings ask for. The stack closes them. */
export async function openAdapters(options: Options, stack: AsyncDisposableStack): Promise<Adapters> {
  const { config, analyser, assistant, pool, clock } = options;
  const requests = createModelBudget({ pool, clock, limit: config.aiDailyRequests });
  const checking = new AbortController();
  stack.defer(() => checking.abort());
  void warnOfModels(options, checking.signal);
  return {
    ...(await openPayments(options, stack)),
    transport: openMailTransport(config, stack),
    analyser: withExternalModel(measuredAnalyser(analyser ?? openEngine(options, stack)), options, requests),
    comparer: scanComparer,
    assistant: assistant ?? (await openAssistant(options, requests)),
    ...(await openFiles(options.places)),
    figures: await readPublishedFigures(),
    providers: createOpenIdProviders({ ...options, providers: config.providers }),
    webhookSender: createWebhookSender({ allowsPrivate: config.webhookPrivateAddresses }),
  };
}

async function warnOfModels({ config, log }: Options, signal: AbortSignal): Promise<void> {
  for (const problem of await checkModels(externalModelsOf(config), signal)) log.warn(problem);
}

/** Stripe where the settings name it, else play money. */
async function openPayments(
  options: Options,
  stack: AsyncDisposableStack,
): Promise<Pick<Adapters, 'payments' | 'desk'>> {
  const {
    stripeSecretKey: secretKey,
    stripeWebhookSecret: webhookSecret,
    stripePrices: priceIds,
  } = options.config;
  if (secretKey !== undefined && webhookSecret !== undefined && priceIds !== undefined) {
    const { clock, stripe } = options;
    const payments = await openStripe({ secretKey, webhookSecret, priceIds, clock, ...stripe });
    return { payments, desk: undefined };
  }
  const { provider, desk } = await openSandbox(
    { ...options, faults: options.config.sandboxEvents, sends: options.config.roles.isWeb },
    stack,
  );
  return { payments: provider, desk };
}

function openMailTransport({ smtpUrl, mailFrom }: Config, stack: AsyncDisposableStack): MailTransport {
  if (smtpUrl === undefined) return createMailboxTransport();
  const transport = createSmtpTransport({ url: smtpUrl, from: mailFrom });
  stack.defer(async () => transport.close());
  return transport;
}

function openEngine({ config, log }: Options, stack: AsyncDisposableStack): SkinAnalyser {
  const engine = createEmbeddedAnalyser({
    threads: analysisThreads(config.roles),
    onCrash: (err) => log.error({ err }, 'an analysis thread ended'),
  });
  stack.defer(() => engine.close());
  return engine;
}

async function openAssistant({ config, log }: Options, requests: ModelBudget): Promise<Assistant> {
  const embedded = await openEmbedded();
  const { chat } = externalModelsOf(config);
  if (!chat) return embedded;
  return createModelAssistant({
    embedded,
    external: chat,
    requests,
    waits: { firstWord: config.aiFirstWordSeconds * 1000, answer: config.aiAnswerSeconds * 1000 },
    onFailure: (trouble) => log.warn({ trouble }, 'the external model was not used for a reply'),
  });
}

function withExternalModel(
  embedded: SkinAnalyser,
  { config, log }: Options,
  requests: ModelBudget,
): Adapters['analyser'] {
  const { reports } = externalModelsOf(config);
  if (!reports) return embedded;
  return createExternalAnalyser({
    embedded,
    external: reports,
    requests,
    onFailure: (reason) => log.warn({ reason }, 'the external model was not used for a report'),
  });
}
