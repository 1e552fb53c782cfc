import { parse } from 'bowser';

/** How long a text of the browser about itself is read, in characters. Genuine ones are far shorter. */
const LONGEST_READ = 400;

/** Shown where a browser says nothing that is known. */
export const UNKNOWN_BROWSER = 'Unknown browser';

/**
 * The browser and the device in plain words, such as "Safari on iPhone" or "Firefox on Windows". Only these
 * words are kept of what the browser says about itself.
 */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_BROWSER;
  const { browser, os, platform } = parse(userAgent.slice(0, LONGEST_READ));
  const device =
    platform.vendor === 'Apple' && platform.model ? platform.model : systemOf(os.name, platform.type);
  if (!browser.name && !device) return UNKNOWN_BROWSER;
  const program = (browser.name ?? 'A browser')
    .replace('Microsoft ', '')
    .replace(' Browser', '')
    .replace(' for Android', '');
  return device ? `${program} on ${device}` : program;
}

function systemOf(name: string | undefined, type: string | undefined): string | undefined {
  if (name === 'Android') return type === 'tablet' ? 'an Android tablet' : 'an Android phone';
  if (name === 'macOS') return 'a Mac';
  if (name === 'Chrome OS') return 'a Chromebook';
  return name;
}
