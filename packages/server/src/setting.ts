/** One environment variable: how it is read, and what docs/environment.md says about it. */
export interface Setting<T> {
  variable: string;
  about: string;
  /** Used when the variable is absent or empty. */
  fallback: string;
  /** What the documents print as the default where `fallback` is empty. */
  fallbackNote?: string;
  /** A value may hold a password, so it never appears in an error. */
  isSecret?: true;
  /** Throws an Error whose message completes "VARIABLE …" when the text is wrong. */
  read(text: string): T;
}

// Gives each entry of a table its own value type, which an annotation on the whole table would lose.
export function setting<T>(definition: Setting<T>): Setting<T> {
  return definition;
}
