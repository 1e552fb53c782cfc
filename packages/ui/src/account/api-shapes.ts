// The API's own objects, as openapi.yaml names them.

/** `Account`: what a person can change about themselves. */
export interface AccountFacts {
  /** The confirmed address: a new one takes its place once it is confirmed. */
  email: string;
  /** What the product calls the person. */
  username: string;
}

/** `AccountUpdate`: the whole of the form, and the password only when it is to be changed. */
export interface AccountChange extends AccountFacts {
  /** Absent when the password stays. */
  new_password?: string;
  /** Comes with `new_password`. */
  current_password?: string;
}

/** `Session`: one browser that is signed in. */
export interface SessionFacts {
  id: string;
  /** ISO 8601: when it signed in. */
  created_at: string;
  /** ISO 8601: when it last asked for something. */
  last_seen_at: string;
  /** Browser and system in plain words. */
  device: string;
  /** The one that shows this page. */
  is_current: boolean;
}

/** `ConsentPurpose`. */
export type ConsentPurpose = 'photo_analysis' | 'external_ai';

/** `Consent`: the newest decision about one purpose, and the text that it is about. */
export interface ConsentFacts {
  purpose: ConsentPurpose;
  /** Version of the text. */
  version: string;
  /** Exactly what is agreed to. Blank lines part the paragraphs. */
  text: string;
  /** False as well when it was never decided. */
  granted: boolean;
  /** ISO 8601 by the server's clock; null when never decided. */
  recorded_at: string | null;
}

/** `Export`: how far it has come. */
export interface ExportFacts {
  id: string;
  status: 'queued' | 'running' | 'ready' | 'failed';
  /** 0 to 1. */
  progress: number;
}

/** `ErasureReceipt`: what proves the erasure once nothing else is left. */
export interface ErasureReceiptFacts {
  receipt_id: string;
  /** ISO 8601. */
  erased_at: string;
  /** How many entries of each kind were erased, by the kind's name in the API. */
  counts: Readonly<Record<string, number>>;
}
