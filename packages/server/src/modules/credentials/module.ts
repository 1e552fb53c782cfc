import { findPasswordProblem } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Passwords } from './ports.ts';

interface Settings {
  /** Minimum number of characters of a new password. */
  passwordMinLength: number;
}

/** Credentials: how members prove who they are. */
export function createCredentials({ passwordMinLength }: Settings): { ports: { passwords: Passwords } } {
  return {
    ports: {
      passwords: {
        findProblem: (password, owner) =>
          findPasswordProblem(password, { ...owner, minLength: passwordMinLength }),
        hash: hashPassword,
        verify: verifyPassword,
      },
    },
  };
}
