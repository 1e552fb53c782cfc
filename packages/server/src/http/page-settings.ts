import type { PageSettings } from '@daylit/contract';
import type { Config } from '../config.ts';

/** Picks the settings that pages may know. Everybody can read them. */
export function pageSettingsOf({
  passwordMinLength,
  deepLinkScheme,
  paymentsUrl,
  providers,
  hasPasswords,
}: Config): PageSettings {
  return {
    password_min_length: passwordMinLength,
    deep_link_scheme: deepLinkScheme ?? null,
    payments_url: paymentsUrl ?? null,
    providers: providers.map(({ id, name }) => ({ id, name })),
    ...(!hasPasswords && { passwords_off: true }),
  };
}

/**
 * Writes the settings into a built page: as a JSON block, which is no script and needs no hash, and at each
 * placeholder that the build left in a sentence, so that the HTML says the same as React's rendering.
 */
export function fillPage(html: string, settings: PageSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="page-settings">${json}</script>`;
  return html
    .replace('<!--page-settings-->', () => block)
    .replaceAll('{{password_min_length}}', String(settings.password_min_length));
}
