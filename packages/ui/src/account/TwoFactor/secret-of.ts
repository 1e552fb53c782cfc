/** The secret of an otpauth URI, for typing it. Empty when there is none. */
export function secretOf(qr_uri: string): string {
  return (URL.canParse(qr_uri) && new URL(qr_uri).searchParams.get('secret')) || '';
}
