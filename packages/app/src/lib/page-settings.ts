import { NEW_PASSWORD_LIMITS, type PageSettings } from '@daylit/contract';
import { createContext, use } from 'react';

/** The settings when no server has filled in the page, as in development. */
const DEFAULTS: PageSettings = {
  password_min_length: NEW_PASSWORD_LIMITS.minLength,
  deep_link_scheme: null,
  payments_url: null,
  providers: [],
};

/** Reads the settings that the server wrote into this page. */
export function readPageSettings(): PageSettings {
  const block = document.querySelector('#page-settings');
  return block ? (JSON.parse(block.textContent) as PageSettings) : DEFAULTS;
}

/** Provided by the frame: the settings of this page, or placeholders while pages are prerendered. */
export const PageSettingsContext = createContext<PageSettings>(DEFAULTS);

/** Whether people have passwords here. Otherwise they sign in with a provider or a passkey. */
export function useHasPasswords(): boolean {
  return usePageSettings().passwords_off !== true;
}

/** The settings of the server that sent this page. */
export function usePageSettings(): PageSettings {
  return use(PageSettingsContext);
}
