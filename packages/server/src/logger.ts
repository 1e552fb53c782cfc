import { pino } from 'pino';
import type { Config } from './config.ts';

/** The server's log: JSON lines on the standard output. */
export type Logger = pino.Logger;

/** Makes the log. Errors are written without the extra properties that libraries attach to them. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    // The multipart parser prints its options at the level `trace`, with all headers, the cookie among them.
    redact: { paths: ['busboyOptions'], remove: true },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // Database errors carry the offending values, an e-mail address for one, in further properties.
      err: ({ name, code, message, stack }: Error & { code?: string }) => ({
        type: name,
        code,
        message,
        stack,
      }),
    },
  });
}
