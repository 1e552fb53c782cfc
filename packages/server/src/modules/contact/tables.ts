/** The table of the contact module. */
export interface ContactTables {
  operator_messages: OperatorMessageTable;
}

/** What somebody wrote to the operator. */
export interface OperatorMessageTable {
  /** A random UUID, to which the sealed message is bound. */
  id: string;
  kind: 'feedback' | 'contact';
  /** Recognises the sender's address when their account is erased; null when nobody gave one. */
  sender_hash: Buffer | null;
  /** A sealed `OperatorMessage` as JSON. */
  sealed_message: Buffer;
  created_at: Date;
  /** When the mail to the operator was posted; null while there is no address to send it to. */
  mailed_at: Date | null;
}
