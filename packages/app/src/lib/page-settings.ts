import { NEW_PASSWORD_LIMITS, type PageSettings } from '@daylit/contract';
import { createContext, use } from 'react';

/** What holds where no server has filled in the page, as while developing. */
const DEFAULTS: PageSettings = {
  password_min_length: NEW_PASSWORD_LIMITS.minLength,
  deep_link_scheme: null,
};

/** Reads the settings out of this page. */
export function readPageSettings(): PageSettings {
  const block = document.querySelector('#page-settings');
  return block ? (JSON.parse(block.textContent) as PageSettings) : DEFAULTS;
}

/** Filled by the frame, with what this page says or with what stands for it while pages are built. */
export const PageSettingsContext = createContext<PageSettings>(DEFAULTS);

/** The settings of the server that this page came from. */
export function usePageSettings(): PageSettings {
  return use(PageSettingsContext);
}
