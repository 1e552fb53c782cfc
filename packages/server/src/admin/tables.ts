/** The table of the operators' commands. */
export interface AdminTables {
  operator_acts: OperatorActTable;
}

/** Acts of operators. The database refuses to change or delete a row. */
export interface OperatorActTable {
  /** One more than that of the row before. */
  id: number;
  at: Date;
  act: OperatorActName;
  /** The id of a member's key, the number of a registration, or the name of a job. */
  subject: string;
  /** How the person was checked; null for acts that need no check. */
  reason: string | null;
  /** The hash of the row before; empty in the first row. */
  previous_hash: string;
  /** SHA-256 of everything else in the row, in hexadecimal. */
  hash: string;
}

export type OperatorActName = 'resend' | 'reset-second-factor' | 'end-sessions' | 'erase' | 'retry-jobs';
