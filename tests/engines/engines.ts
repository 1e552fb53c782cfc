import { globSync } from 'node:fs';
import { ENGINE_PROGRAMS } from '../../scripts/verify/engine-programs.ts';
import type { RunningBrowser } from './browser-window.ts';
import { launchByPuppeteer } from './puppeteer-browser.ts';
import { launchWebKit } from './webkit-browser.ts';

export type Engine = keyof typeof ENGINE_PROGRAMS;

/** Starts the browser of an engine. Its pages are asked for less motion, as in all journeys. */
export function launchEngine(engine: Engine): Promise<RunningBrowser> {
  const [executablePath = '', browser = '', screen = ''] = findPrograms(engine);
  switch (engine) {
    case 'Chromium':
      // Containers run as root, which cannot use the sandbox.
      return launchByPuppeteer({
        executablePath,
        args: ['--no-sandbox', '--force-prefers-reduced-motion'],
      });
    case 'Firefox':
      return launchByPuppeteer({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      });
    case 'WebKit':
      return launchWebKit({ driver: executablePath, browser, screen });
  }
}

/** The paths of the programs of an engine, in the order of the list; undefined for one that is missing. */
function findPrograms(engine: Engine): (string | undefined)[] {
  return Object.keys(ENGINE_PROGRAMS[engine]).map((pattern) => globSync(pattern)[0]);
}

/** The packages of Debian that an engine still needs on this machine. */
export function missingPackages(engine: Engine): string[] {
  const paths = findPrograms(engine);
  const packages = Object.values(ENGINE_PROGRAMS[engine]) as string[];
  return [...new Set(packages.filter((_, at) => paths[at] === undefined))];
}
