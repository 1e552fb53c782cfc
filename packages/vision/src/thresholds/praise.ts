/** Severity below which a place is called calm, even, smooth or matte. Our choice. */
export const HARDLY_SHOWS = 0.5;
