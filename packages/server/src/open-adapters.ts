// The only file that names an adapter.
import path from 'node:path';
import { scanComparer } from './adapters/analysis/compare-scans.ts';
import { createEmbeddedAnalyser } from './adapters/analysis/embedded.ts';
import { createExternalAnalyser } from './adapters/analysis/external/external.ts';
import { readPublishedFigures } from './adapters/analysis/published-figures.ts';
import { createStreamFiles } from './adapters/files/stream-files.ts';
import { createDiskFiles } from './adapters/images/disk-files.ts';
import { createMailboxTransport } from './adapters/mail/mailbox.ts';
import { createSmtpTransport } from './adapters/mail/smtp.ts';
import type { Config } from './config.ts';
import { externalModelOf } from './external-model.ts';
import type { Logger } from './logger.ts';
import type { MailTransport } from './modules/mail/ports.ts';
import type { StreamStore } from './modules/privacy/ports.ts';
import type { FileStore, ScanComparer, SkinAnalyser } from './modules/scans/ports.ts';
import type { PublishedFigures } from './modules/transparency/ports.ts';

/** The adapters through which modules reach the outside: mail, analysis, files. */
export interface Adapters {
  transport: MailTransport;
  analyser: SkinAnalyser & {
    /** Aborts open questions to an external model and prevents new ones. */
    stop?(): void;
  };
  comparer: ScanComparer;
  originals: FileStore;
  thumbnails: FileStore;
  /** Archives of exports. */
  archives: StreamStore;
  productPictures: FileStore;
  figures: PublishedFigures;
}

interface Options {
  config: Config;
  log: Logger;
  dataDir: string;
  /** Replaces the embedded engine, in tests. */
  analyser: SkinAnalyser | undefined;
}

/** Opens the adapters that the settings ask for. The stack closes them. */
export async function openAdapters(
  { config, log, dataDir, analyser }: Options,
  stack: AsyncDisposableStack,
): Promise<Adapters> {
  return {
    transport: openMailTransport(config, stack),
    analyser: withExternalModel(analyser ?? openEngine(log, stack), config, log),
    comparer: scanComparer,
    originals: await createDiskFiles(path.join(dataDir, 'originals')),
    thumbnails: await createDiskFiles(path.join(dataDir, 'thumbnails')),
    archives: await createStreamFiles(path.join(dataDir, 'exports')),
    productPictures: await createDiskFiles(path.join(dataDir, 'product-pictures')),
    figures: await readPublishedFigures(),
  };
}

function openMailTransport({ smtpUrl, mailFrom }: Config, stack: AsyncDisposableStack): MailTransport {
  if (smtpUrl === undefined) return createMailboxTransport();
  const transport = createSmtpTransport({ url: smtpUrl, from: mailFrom });
  stack.defer(async () => transport.close());
  return transport;
}

function openEngine(log: Logger, stack: AsyncDisposableStack): SkinAnalyser {
  const engine = createEmbeddedAnalyser({
    onCrash: (err) => log.error({ err }, 'an analysis thread ended'),
  });
  stack.defer(() => engine.close());
  return engine;
}

function withExternalModel(embedded: SkinAnalyser, config: Config, log: Logger): Adapters['analyser'] {
  const external = externalModelOf(config);
  if (!external) return embedded;
  return createExternalAnalyser({
    embedded,
    external,
    onFailure: (reason) => log.warn({ reason }, 'the external model was not used for a report'),
  });
}
