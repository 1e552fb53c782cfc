/** The reader of a page that is not drawn in a browser. */
export interface Reader {
  /** As the browser asks for them, the preferred one first. */
  languages: readonly string[];
  /** An IANA name. */
  time_zone: string;
}

/** Null in a browser, which knows its reader itself. */
let reader: Reader | null = null;

/**
 * Draws for somebody who reads elsewhere. Only what is drawn before this returns is for them: several pages
 * are drawn in one process.
 */
export function drawFor<Drawn>(someone: Reader, draw: () => Drawn): Drawn {
  reader = someone;
  try {
    return draw();
  } finally {
    reader = null;
  }
}

/** The reader's languages, the preferred one first. */
export function readerLanguages(): readonly string[] {
  return reader?.languages ?? navigator.languages;
}

/** The reader's time zone; undefined for that of the device. */
export function readerTimeZone(): string | undefined {
  return reader?.time_zone;
}
