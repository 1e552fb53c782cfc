// What differs where a pooler such as PgBouncer runs each transaction on whichever connection is free:
// nothing may be left on a connection, neither a setting nor a named statement. Without names `GET /api/me`
// takes half as much time again of the server, so only a pooler pays for that.
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import { Client, type ClientConfig } from 'pg';

/** Kysely's dialect, with the time limits in each transaction, where they cost no further round trip. */
export class PooledDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #timeLimit: number;

  /** `timeLimit` in milliseconds is for a statement in a transaction, and for a pause between two. */
  constructor(config: PostgresDialectConfig, timeLimit: number) {
    super(config);
    this.#config = config;
    this.#timeLimit = timeLimit;
  }

  override createDriver(): PostgresDriver {
    return new PooledDriver(this.#config, this.#timeLimit);
  }
}

class PooledDriver extends PostgresDriver {
  readonly #begin: string;

  constructor(config: PostgresDialectConfig, timeLimit: number) {
    super(config);
    const names = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    this.#begin = ['begin', ...names.map((name) => `set local ${name} = ${timeLimit}`)].join('; ');
  }

  // The product chooses neither isolation level nor access mode.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }
}

/** Sends every statement without its name, also those of libraries. */
export class UnnamedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    const send: (...words: unknown[]) => unknown = this.query.bind(this);
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      send(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)) as Client['query'];
  }
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement;
}
