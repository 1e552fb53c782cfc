import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { compilePackage } from '../../../scripts/compile-package.ts';
import { dataAddress } from './data-address.ts';
import { keepToOwnElements } from './global-styles.ts';

// Writes `dist/`, the library as other apps install it. The reasons are in decision 0049.

const PACKAGE = path.join(import.meta.dirname, '..');
const SOURCE = path.join(PACKAGE, 'src');
const DIST = path.join(PACKAGE, 'dist');

/** An import that needs a configured bundler: a CSS module or a picture. TypeScript leaves it unchanged. */
const SPECIAL_IMPORT = /^(import \w+ from) '(\.[^']+\.(?:module\.css|svg|png|avif|webp))';$/gm;
const MODULE_SUFFIX = '.module.css';

const VITE = await resolveConfig(
  { configFile: false, css: { modules: { generateScopedName: className } } },
  'build',
);

/** Readable class names: `Scrim` of `Modal.module.css` becomes `daylit-Modal-Scrim`. */
function className(local: string, stylesheet: string): string {
  const owner = path.basename(stylesheet, MODULE_SUFFIX);
  return local === owner ? `daylit-${owner}` : `daylit-${owner}-${local}`;
}

/**
 * Replaces the special imports of a compiled module by plain ones. Returns the stylesheets and pictures that
 * it imports, relative to the sources.
 */
async function plainImports(module: string): Promise<string[]> {
  const wanted: string[] = [];
  const code = await readFile(path.join(DIST, module), 'utf8');
  const plain = code.replaceAll(SPECIAL_IMPORT, (_, importName: string, specifier: string) => {
    wanted.push(path.join(path.dirname(module), specifier));
    return `${importName} '${plainName(specifier)}';`;
  });
  await writeFile(path.join(DIST, module), plain);
  return wanted;
}

/** The JavaScript file that replaces a CSS module or a picture. */
function plainName(file: string): string {
  return file.endsWith(MODULE_SUFFIX) ? file.replace(MODULE_SUFFIX, '.classes.js') : `${file}.js`;
}

/** Compiles `X.module.css` to `X.css`, pictures inlined, and to `X.classes.js`, which imports that CSS. */
async function buildStylesheet(file: string): Promise<void> {
  const source = await readFile(path.join(SOURCE, file), 'utf8');
  const { code, modules = {} } = await preprocessCSS(source, path.join(SOURCE, file), VITE);
  const stem = path.join(DIST, file.slice(0, -MODULE_SUFFIX.length));
  const script = `import './${path.basename(stem)}.css';\nexport default ${JSON.stringify(modules, null, 2)};\n`;
  await writeFile(`${stem}.css`, await withPictures(code, path.dirname(file)));
  await writeFile(path.join(DIST, plainName(file)), script);
}

/** Inlines the pictures of a stylesheet. */
async function withPictures(css: string, folder: string): Promise<string> {
  const parts = css.split(/url\('?(\.[^')]+)'?\)/);
  const filled = parts.map(async (part, index) =>
    index % 2 === 0 ? part : `url("${await dataAddress(path.join(SOURCE, folder, part))}")`,
  );
  return (await Promise.all(filled)).join('');
}

/** Makes `x.png.js`. Node can load it, and a bundler drops it when no used component needs it. */
async function buildPicture(file: string): Promise<void> {
  const address = await dataAddress(path.join(SOURCE, file));
  await mkdir(path.join(DIST, path.dirname(file)), { recursive: true });
  await writeFile(path.join(DIST, plainName(file)), `export default ${JSON.stringify(address)};\n`);
}

await compilePackage(PACKAGE);

const modules = globSync('**/*.js', { cwd: DIST });
const beside = [...new Set((await Promise.all(modules.map(plainImports))).flat())];
const stylesheets = beside.filter((file) => file.endsWith(MODULE_SUFFIX));
const pictures = beside.filter((file) => !file.endsWith(MODULE_SUFFIX));
const owners = new Set(stylesheets.map((file) => path.basename(file)));
if (owners.size !== stylesheets.length)
  throw new Error('Two stylesheets have the same name, and so would classes.');
await Promise.all([...stylesheets.map(buildStylesheet), ...pictures.map(buildPicture)]);

// Frameworks with server components, such as Next, need this line: every component here runs in the browser.
const entry = path.join(DIST, 'index.js');
await writeFile(entry, `'use client';\n${await readFile(entry, 'utf8')}`);

await mkdir(path.join(DIST, 'tokens'), { recursive: true });
for (const file of globSync('tokens/*.css', { cwd: SOURCE }))
  await copyFile(path.join(SOURCE, file), path.join(DIST, file));
const globalStyles = path.join(DIST, 'tokens/global.css');
await writeFile(globalStyles, keepToOwnElements(await readFile(globalStyles, 'utf8')));

// TypeScript asks for the type of a CSS import. This one has only a side effect.
await writeFile(path.join(DIST, 'tokens/stylesheet.d.ts'), 'export {};\n');

console.log(
  `${modules.length} modules, ${stylesheets.length} stylesheets, ${pictures.length} pictures in dist.`,
);
