/** Whether a host name, as a URL writes it, means this machine. */
export function isLocalHost(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
