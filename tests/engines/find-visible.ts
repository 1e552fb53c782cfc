import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as TestingLibrary from '@testing-library/dom';

/** The words by which a person, or a screen reader, finds an element. A text is the whole text. */
export type Target =
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp };

/** The library that finds elements by such words, as one script. */
const LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** A script that returns the visible elements of these words in the order of the document. */
export function scriptFinding(target: Target): string {
  const patterns = Object.entries(target).map(([kind, pattern]: [string, string | RegExp]) => [
    kind,
    typeof pattern === 'string' ? JSON.stringify(pattern) : String(pattern),
  ]);
  const words = `{ ${patterns.map((pair) => pair.join(': ')).join(', ')} }`;
  return `(${findVisible.toString()})(${words})`;
}

/** A script that gives the library to a page. */
export const GIVE_LIBRARY = `(() => { ${LIBRARY} })()`;

/** Runs in the page, so it uses nothing from outside. */
function findVisible(target: Target): Element[] {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;
  const found =
    'role' in target
      ? library.queryAllByRole(document.body, target.role, target.name ? { name: target.name } : {})
      : 'label' in target
        ? library.queryAllByLabelText(document.body, target.label)
        : library.queryAllByText(document.body, target.text);
  // The input of a file may be hidden behind its label.
  return found.filter(
    (element) => element.checkVisibility() || (element as HTMLInputElement).type === 'file',
  );
}
