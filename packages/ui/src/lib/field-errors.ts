/** What is wrong with an address, as far as a browser can tell; whether it exists shows the mail. Takes it without spaces around. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Please enter your e-mail.';
  if (!/^\S+@\S+$/.test(email)) return 'Please enter the whole address, such as noor@example.com.';
  return undefined;
}

/** What is wrong with a password to be set. `minLength` counts characters as people do. */
export function newPasswordError(password: string, minLength: number): string | undefined {
  if (password === '') return 'Please choose a password.';
  if ([...password].length < minLength) return `Please use at least ${minLength} characters.`;
  return undefined;
}

/** What is wrong with the repeated password, spaces included. */
export function confirmError(password: string, confirmation: string): string | undefined {
  return confirmation === password ? undefined : 'Passwords do not match.';
}
