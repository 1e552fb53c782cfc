/** How long a shutdown may take, in milliseconds. After that the process ends with exit code 1. */
const SHUTDOWN_TIMEOUT = 15_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What `start` resolves with. */
interface Running {
  /** Lines to print once it runs. */
  greeting: string[];
  /** Shuts everything down gracefully. */
  close(): Promise<void>;
}

/**
 * Runs until a signal, an uncaught error or a disconnect from the parent process, then shuts down gracefully
 * and exits: with 0 after a signal or a disconnect, else with 1. When this happens during the start, it
 * aborts `signal`, stops what has been started, and does not report errors that the abort caused. Further
 * signals are ignored, because a terminal, npm and the parent each forward the same one.
 */
export async function runUntilStopped(start: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  const stopped = Promise.withResolvers<number>();
  const stopping = new AbortController();

  function stop(exitCode: number): void {
    stopping.abort();
    stopped.resolve(exitCode);
  }
  for (const signal of SIGNALS) process.on(signal, () => stop(0));
  process.once('disconnect', () => stop(0));
  process.on('uncaughtException', (error) => {
    warn(error.stack ?? String(error));
    stop(1);
  });
  // The process that reads our output may end first; writing then fails, which must not end this one.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const starting = start(stopping.signal);
  starting
    .then(({ greeting }) => !stopping.signal.aborted && say(...greeting))
    .catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      warn(describe(error));
      stop(1);
    });

  const exitCode = await stopped.promise;
  setTimeout(() => {
    warn(`It did not end within ${SHUTDOWN_TIMEOUT / 1_000} seconds and is cut off.`);
    process.exit(1);
  }, SHUTDOWN_TIMEOUT);
  const running = await starting.catch(() => undefined);
  const isClean = await end(running);
  if (isClean && exitCode === 0) say('Stopped.');
  process.exit(isClean ? exitCode : 1);
}

async function end(running: Running | undefined): Promise<boolean> {
  try {
    await running?.close();
    return true;
  } catch (error) {
    warn(describe(error));
    return false;
  }
}

/** The text that the terminal shows for a server that does not start. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}

function say(...lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
