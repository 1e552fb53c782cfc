/** The number of a scan from an address, null when the text is not one. */
export function toScanId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
