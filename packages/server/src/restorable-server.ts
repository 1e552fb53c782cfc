import { BackupError } from './backup/backup-error.ts';
import type { ChosenOrder } from './backup/restore-desk.ts';
import { runRestore } from './backup/run-restore.ts';
import { type RunningServer, startServer } from './composition.ts';
import type { Config } from './config.ts';
import { createLogger } from './logger.ts';
import { serveProgress } from './progress-server.ts';
import { createToken } from './tokens.ts';

/**
 * Starts the server. When an operator orders a restore on the page of a new server, it stops, restores, and
 * starts again at the same address. A second start that fails ends the process, as the first one does.
 */
export async function startRestorableServer(config: Config, signal?: AbortSignal): Promise<RunningServer> {
  // Kept, so that the browser of the operator is still admitted after a restore that failed.
  const operatorKey = createToken();
  const first = await startServer(config, { operatorKey }, signal);
  const port = Number(new URL(first.url).port) || config.port;
  const host = config.host === 'localhost' ? '127.0.0.1' : config.host;
  const log = createLogger(config.logLevel);
  let running: RunningServer | undefined = first;
  let changing: Promise<void> | undefined;
  let isClosing = false;

  function watch({ restoreOrdered }: RunningServer): void {
    // Nobody waits for it before the end, so its error is an uncaught one, and ends the process.
    changing = restoreOrdered.then(change);
  }

  async function change(order: ChosenOrder): Promise<void> {
    await running?.close();
    running = undefined;
    const progress = await serveProgress({ host, port });
    try {
      const onRead = (bytes: number) => progress.show(bytes / order.bytes);
      await runRestore(config, log, { ...order, file: order.read(), onRead });
      await progress.end({ state: 'done' });
    } catch (err) {
      log.error({ err }, 'the backup was not restored');
      const detail =
        err instanceof BackupError ? err.message : 'The restore failed. The log of the server says why.';
      await progress.end({ state: 'failed', detail });
    }
    await order.discard();
    if (isClosing) return;
    running = await startServer({ ...config, port }, { operatorKey }, signal);
    watch(running);
  }

  watch(first);
  return {
    ...first,
    close: async () => {
      isClosing = true;
      if (!running) await changing;
      await running?.close();
    },
  };
}
