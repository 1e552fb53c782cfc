import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A module of the build. Its id is its path from the root of the repository. */
export interface ListedModule {
  /** Of its compiled content. Empty for a module that Storybook makes, such as the list of all stories. */
  hash: string;
  /** The modules that it imports at once. */
  imports: string[];
  /** The modules that it imports on demand. */
  loads: string[];
}

export type ModuleList = Record<string, ListedModule>;

const ROOT = path.dirname(import.meta.dirname);

/** How Vite and Rolldown write the address of a picture or font in code, before its file has a name. */
const FILE_REFERENCE = /(?:__VITE_ASSET__|ROLLDOWN_FILE_URL_)([\w$]{22})/g;

/**
 * Writes `modules.json` beside the built stories: every module with its content and imports.
 * `npm run test:visual` compares two of these lists to find the stories that a change affects. Storybook's
 * own list (`--stats-json`) has no contents, and lacks what a stylesheet imports, such as all tokens.
 */
export function listModules(): Plugin {
  const compiled = new Map<string, string>();
  return {
    name: 'daylit:list-modules',
    apply: 'build',
    // Runs when a stylesheet contains its imports, and is still a stylesheet.
    transform(code, id) {
      compiled.set(id, code);
    },
    generateBundle() {
      // The name of a picture's file contains a hash of the picture; a reference depends on the folder.
      const hashOf = (code: string) =>
        createHash('sha256')
          .update(code.replaceAll(FILE_REFERENCE, (_all, reference: string) => this.getFileName(reference)))
          .digest('base64url');
      const list: ModuleList = {};
      for (const id of [...this.getModuleIds()].sort()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        list[nameOf(id)] = {
          hash: isGenerated(id) ? '' : hashOf(compiled.get(id) ?? ''),
          imports: importedIds.map(nameOf),
          loads: dynamicallyImportedIds.map(nameOf),
        };
      }
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(list) });
    },
  };
}

/** The bundler marks generated modules with a zero byte. */
function isGenerated(id: string): boolean {
  return id.startsWith('\0');
}

function nameOf(id: string): string {
  return isGenerated(id) ? id.slice(1) : path.relative(ROOT, id).replaceAll('\\', '/');
}
