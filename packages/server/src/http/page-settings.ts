import type { Config } from '../config.ts';

/**
 * What a page has to know of the settings. Everybody can read it. The browser's side of it is `PageSettings`
 * in packages/app/src/lib/page-settings.ts.
 */
export interface PageSettings {
  /** Least number of characters in a new password. */
  password_min_length: number;
  /** Scheme of the native app's own addresses, null without one. */
  deep_link_scheme: string | null;
}

/** Picks what pages may know. */
export function pageSettingsOf({ passwordMinLength, deepLinkScheme }: Config): PageSettings {
  return { password_min_length: passwordMinLength, deep_link_scheme: deepLinkScheme ?? null };
}

/**
 * Writes the settings into a built document: all of them as a block of data, which is no script and needs no
 * hash, and each where the build left its name in a sentence, so that what React takes over says the same.
 */
export function fillPage(html: string, settings: PageSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="page-settings">${json}</script>`;
  return html
    .replace('<!--page-settings-->', () => block)
    .replaceAll('{{password_min_length}}', String(settings.password_min_length));
}
