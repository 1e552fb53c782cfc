import { findItem, keepItem } from './browser-storage.ts';

/** The script that runs now. Its name contains the hash of this build. */
const BUILD = import.meta.url;

/**
 * Whether the page may reload itself because a part of its code did not come, as after a new version. Once
 * for each build in a tab: a second reload would not help either. Never where the browser cannot remember it.
 */
export function mayReload(): boolean {
  if (findItem('reloadedBuild') === BUILD) return false;
  keepItem('reloadedBuild', BUILD);
  return findItem('reloadedBuild') === BUILD;
}
