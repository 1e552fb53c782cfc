/** The combinations of theme and width that a designer reviews. Each story has a picture in every one. */
export const MODES = {
  'light phone': { theme: 'light', viewport: 'phone' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
  'light small phone': { theme: 'light', viewport: 'smallPhone' },
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
} as const;

export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

/** Px. The narrowest supported phone, and the phone and the desktop of the design pictures. */
export const VIEWPORTS = {
  smallPhone: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
};
