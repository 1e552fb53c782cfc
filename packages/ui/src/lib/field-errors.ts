/** The error of a trimmed e-mail address. Only the mail can show whether the address exists. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Please enter your e-mail.';
  if (!/^\S+@\S+$/.test(email)) return 'Please enter the whole address, such as noor@example.com.';
  return undefined;
}

/** The error of a new password. `minLength` counts code points: most emoji are one character. */
export function newPasswordError(password: string, minLength: number): string | undefined {
  if (password === '') return 'Please choose a password.';
  if ([...password].length < minLength) return `Please use at least ${minLength} characters.`;
  return undefined;
}

/** The error of the repeated password; spaces count. */
export function confirmError(password: string, confirmation: string): string | undefined {
  return confirmation === password ? undefined : 'Passwords do not match.';
}
