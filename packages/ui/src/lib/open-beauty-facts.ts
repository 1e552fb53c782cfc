/** Where the licence of everything from Open Beauty Facts stands. */
export const ODBL_ADDRESS = 'https://opendatacommons.org/licenses/odbl/1-0/';

/** Whether the facts of a product were collected by Open Beauty Facts. */
export function isFromOpenBeautyFacts({ id }: { id: string }): boolean {
  return id.startsWith('obf:');
}
