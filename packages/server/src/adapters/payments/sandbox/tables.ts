/** The sandbox's own schema, apart from the product's tables: what an external provider would store. */
export interface SandboxTables {
  accounts: {
    id: string;
    /** A `SandboxAccount` as JSON. */
    data: string;
    /** When something becomes due, on the sandbox's clock. */
    due_at: Date | null;
  };
  checkouts: {
    id: string;
    account_id: string;
    /** A `SandboxCheckout` as JSON. */
    data: string;
  };
  events: {
    id: string;
    account_id: string;
    body: string;
    /** When it is sent next, on the server's clock. */
    send_at: Date;
    tries: number;
  };
  clock: {
    id: number;
    /** How far the sandbox's clock is ahead of the server's, in milliseconds. */
    ahead: number;
  };
}
