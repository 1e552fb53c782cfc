/**
 * The form in which two addresses are compared. Case matters to hardly any mailbox, and treating
 * `Noor@example.org` as a second person would lock her out of her account.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
