import { asciiEmail } from '../../ascii-email.ts';

/**
 * The form in which addresses are compared. Hardly any mailbox distinguishes case, and treating
 * `Noor@example.org` as a second person would lock her out of her account. It is ASCII.
 */
export function emailKey(email: string): string {
  return asciiEmail(email.trim().normalize('NFKC').toLowerCase());
}
