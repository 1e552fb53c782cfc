/** Whose password it is going to be. */
export interface PasswordOwner {
  email: string;
  username: string;
}

/** Judges, hashes and compares passwords. The last two throw a 503 when too many are waiting. */
export interface Passwords {
  /**
   * What is wrong with a new password, in one sentence; undefined when it is fine. Takes a few milliseconds.
   */
  findProblem(password: string, owner: PasswordOwner): Promise<string | undefined>;
  /** The hash to keep, with its salt and cost in the usual PHC form. */
  hash(password: string): Promise<string>;
  /**
   * Without a hash it takes the same time and says no, so that nobody can tell an unknown address by the
   * clock.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
