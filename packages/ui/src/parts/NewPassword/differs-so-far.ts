/** Whether no further character can make the confirmation the password: it is told only then, and not half-way. */
export function differsSoFar(password: string, confirmation: string): boolean {
  return !password.startsWith(confirmation);
}
