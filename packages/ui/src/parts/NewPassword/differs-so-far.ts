/** Whether the confirmation can no longer become the password by further typing. */
export function differsSoFar(password: string, confirmation: string): boolean {
  return !password.startsWith(confirmation);
}
