/** A row of any table, by column. */
export type Row = Record<string, unknown>;

/** A column that is sealed with the member's key. */
interface Sealed {
  column: string;
  /** Whether it holds JSON. Otherwise it is a text. */
  isJson?: true;
  /** The context under which it was sealed, from the columns of its row. */
  context: (row: Row) => string;
}

/** How the rows of a table appear in the export. */
export interface ExportRule {
  /** The name of the list in `records` of `data.json`, of its CSV file, and in a receipt. */
  list: string;
  /** The columns that are given, without those that only the server needs (numbers of rows, hashes). */
  columns: readonly string[];
  /** Columns that are sealed with the member's key, by the name under which they are given. */
  sealed?: Readonly<Record<string, Sealed>>;
  /** The column with the number of the member. Default: `user_id`. */
  owner?: string;
}

/** How an export and an erasure treat a table's rows. */
export interface TableFate {
  /** A reason, where the rows are elsewhere in the export, or would tell the member nothing. */
  exported: ExportRule | string;
  /** `with the account`: by the foreign key. Otherwise who erases the rows, or why they may stay. */
  erased: 'with the account' | { by: string } | { stays: string };
  /** Whether rows are deleted before the account is, by the job `purge-expired`, once they expire. */
  expires?: true;
  /** Whether nothing in it tells about a person without a key. Then its files need not be rewritten. */
  isSealed?: true;
}
