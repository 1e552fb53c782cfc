/** The programs that each engine's journeys need: paths or patterns of paths, with the package of Debian. */
export const ENGINE_PROGRAMS = {
  Chromium: { '/usr/bin/chromium': 'chromium' },
  Firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  WebKit: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/lib/*/webkit2gtk-4.*/MiniBrowser': 'webkit2gtk-driver',
    '/usr/bin/Xvfb': 'xvfb',
  },
} as const satisfies Record<string, Record<string, string>>;
