/** The key in an otpauth address, for who types it. Empty when there is none. */
export function secretOf(qr_uri: string): string {
  return URL.parse(qr_uri)?.searchParams.get('secret') ?? '';
}
