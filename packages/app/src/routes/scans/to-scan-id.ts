/** The number of a check-in in an address, null when it is not one. */
export function toScanId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
