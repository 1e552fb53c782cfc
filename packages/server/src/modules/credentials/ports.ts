/** The person a password is for. */
export interface PasswordOwner {
  email: string;
  username: string;
}

/** Checks, hashes and verifies passwords. The last two throw a 503 when too many are waiting. */
export interface Passwords {
  /**
   * One sentence about what is wrong with a new password; undefined when it is fine. Takes a few
   * milliseconds.
   */
  findProblem(password: string, owner: PasswordOwner): Promise<string | undefined>;
  /** The hash to keep, with its salt and cost in the usual PHC form. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash it returns false after the same time, so that the
   * duration does not reveal an unknown address.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
