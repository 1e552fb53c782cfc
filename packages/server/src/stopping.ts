/** How long a stop may take, in milliseconds, before the process ends anyway, with exit code 1. */
const PATIENCE = 15_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What `start` has brought up. */
interface Running {
  /** Lines to print once it runs. */
  greeting: string[];
  /** Ends everything in order. */
  close(): Promise<void>;
}

/**
 * Runs until a signal, a defect, or the end of the starter that holds our channel, then ends everything in
 * order and exits: with 0 when it was told to, else with 1. Told while starting, it aborts `signal` and ends
 * what has been started, without a word about what fails for that reason. Further signals change nothing,
 * because a terminal, npm and the starter each pass on the same one.
 */
export async function untilToldToStop(start: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  const told = Promise.withResolvers<number>();
  const stopping = new AbortController();

  function stop(exitCode: number): void {
    stopping.abort();
    told.resolve(exitCode);
  }
  for (const signal of SIGNALS) process.on(signal, () => stop(0));
  process.once('disconnect', () => stop(0));
  process.on('uncaughtException', (error) => {
    warn(error.stack ?? String(error));
    stop(1);
  });
  // Whoever read what we print may be gone first.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const starting = start(stopping.signal);
  starting
    .then(({ greeting }) => !stopping.signal.aborted && say(...greeting))
    .catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      warn(describe(error));
      stop(1);
    });

  const exitCode = await told.promise;
  setTimeout(() => {
    warn(`It did not end within ${PATIENCE / 1_000} seconds and is cut off.`);
    process.exit(1);
  }, PATIENCE);
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

/** What the person at the terminal reads about a server that does not start. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}

function say(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
