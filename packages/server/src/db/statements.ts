import { channel } from 'node:diagnostics_channel';

/** A statement that has ended. Its values are not in it. */
export interface Statement {
  sql: string;
  milliseconds: number;
  hasFailed: boolean;
}

/** Where traces listen. */
export const statements = channel('daylit:statement');

/** Tells the listeners of statements that go to the pool past Kysely. */
export function tellOf<Result>(sql: unknown, running: Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const tell = (hasFailed: boolean) =>
    statements.publish({
      sql: typeof sql === 'string' ? sql : ((sql as { text?: string }).text ?? ''),
      milliseconds: performance.now() - startedAt,
      hasFailed,
    } satisfies Statement);
  return running.then(
    (result) => {
      tell(false);
      return result;
    },
    (error: unknown) => {
      tell(true);
      throw error;
    },
  );
}
