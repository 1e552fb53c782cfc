import type { PageSettings } from '@daylit/contract';
import type { Config } from '../config.ts';

/** Picks what pages may know: everybody can read it. */
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
