// What Safari 17.4 lacks, and a page must therefore not use without a look whether it is there. The versions
// come from MDN's browser-compat-data 8.1.9. TypeScript itself refuses names that are newer than
// ECMAScript 2024.

/** A name or form, since which Safari it is there, and how a use of it looks. */
type Newer = readonly [name: string, since: string, use: RegExp];

const ITERATOR_METHODS = 'map|filter|flatMap|take|drop|some|every|find|forEach|reduce|toArray';

const NEWER: readonly Newer[] = [
  ['URL.parse()', 'Safari 18', /\bURL\.parse\(/g],
  ['bytes() of an answer or a blob', 'Safari 18', /\.bytes\(\)/g],
  ['a stream in `for await`', 'Safari 27', /\bfor await \([^)]* of (?![\w.]+\()/g],
  [
    'methods of iterators',
    'Safari 18.4',
    new RegExp(`\\.(entries|keys|values)\\(\\)\\s*\\.(${ITERATOR_METHODS})\\(`, 'g'),
  ],
  [
    'methods of iterators',
    'Safari 18.4',
    new RegExp(`\\.matchAll\\([^()]*\\)\\s*\\.(${ITERATOR_METHODS})\\(`, 'g'),
  ],
  ['Iterator', 'Safari 18.4', /\bIterator\.(from|concat|prototype)\b/g],
  ['Promise.try()', 'Safari 18.2', /\bPromise\.try\(/g],
  [
    'base64 and hex of bytes',
    'Safari 18.2',
    /\.(fromBase64|toBase64|setFromBase64|fromHex|toHex|setFromHex)\(/g,
  ],
  ['RegExp.escape()', 'Safari 18.2', /\bRegExp\.escape\(/g],
  ['modifiers in a regular expression', 'Safari 26', /\(\?[ims]*-?[ims]+:/g],
  ['Error.isError()', 'no Safari', /\bError\.isError\(/g],
  ['`using`', 'Safari 27.3', /\busing \w+ =/g],
  ['Temporal', 'Safari 27.3', /\bTemporal\./g],
  ['scheduler', 'no Safari', /\bscheduler\.(postTask|yield)\(/g],
  ['requestIdleCallback()', 'no Safari', /\brequestIdleCallback\(/g],
  ['view transitions', 'Safari 18', /\bstartViewTransition\(/g],
  ['CloseWatcher', 'Safari 27.3', /\bnew CloseWatcher\(/g],
  ['requestClose() of a dialog', 'Safari 18.4', /\.requestClose\(/g],
  ['moveBefore()', 'no Safari', /\.moveBefore\(/g],
  ['caretPositionFromPoint()', 'Safari 26.2', /\bcaretPositionFromPoint\(/g],
  ['cookieStore', 'Safari 18.4', /\bcookieStore\./g],
  ['navigation', 'Safari 26.2', /\b(window|globalThis)\.navigation\b/g],
  ['URLPattern', 'Safari 26', /\bnew URLPattern\(/g],
  ['ImageCapture', 'Safari 18.4', /\bnew ImageCapture\(/g],
  ['ImageDecoder', 'Safari 27.3', /\bnew ImageDecoder\(/g],
  [
    'facts about the device',
    'no Safari',
    /\bnavigator\.(connection|deviceMemory|userAgentData|getBattery)\b/g,
  ],
  ['JSON of passkeys', 'Safari 18.4', /\.(parseCreationOptionsFromJSON|parseRequestOptionsFromJSON)\(/g],
  ['pickers of files', 'no Safari', /\bshow(OpenFile|SaveFile|Directory)Picker\(/g],
];

const COMMENT = /\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm;
/** The uses in a source file of what Safari 17.4 lacks, each with what it is and since when it is there. */
export function newerNames(source: string): string[] {
  const code = source.replaceAll(COMMENT, '');
  return NEWER.flatMap(([name, since, use]) =>
    Array.from(code.matchAll(use), ([text]) => `${name} (${since}): ${text.trim()}`),
  );
}
