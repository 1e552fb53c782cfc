import { domainToASCII } from 'node:url';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/**
 * The spelling of an address in which mails travel: `info@müller.example` is `info@xn--mller-kva.example`.
 * Only the name of the host may have letters beyond ASCII; some browsers translate it themselves, and others
 * do not.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const host = email.slice(at);
  // A host in ASCII stays as it is: this would read "1.2.3" as a number.
  return /^\p{ASCII}*$/u.test(host) ? email : email.slice(0, at) + domainToASCII(host);
}

const IS_ASCII_EMAIL = fullFormats.email as RegExp;

/** Whether a mail can be sent to an address. */
export function isEmail(email: string): boolean {
  return IS_ASCII_EMAIL.test(asciiEmail(email));
}
