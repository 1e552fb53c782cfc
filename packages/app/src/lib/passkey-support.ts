/** A number as the host name: browsers make no passkeys for it. */
const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Whether this browser can use passkeys at this address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !IP_ADDRESS.test(location.hostname);
}
