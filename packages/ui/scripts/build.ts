import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

// Writes `dist/`, the form in which other apps get the library. Why so: docs/decisions/0018-how-the-library-is-published.md.

const PACKAGE = path.join(import.meta.dirname, '..');
const SOURCE = path.join(PACKAGE, 'src');
const DIST = path.join(PACKAGE, 'dist');

/** An import that only a bundler set up for it understands: a CSS module or a picture. TypeScript leaves both as they are. */
const SPECIAL_IMPORT = /^import (\w+) from '(\.[^']+\.(?:module\.css|svg|png|avif))';$/gm;
const MODULE_SUFFIX = '.module.css';

const VITE = await resolveConfig(
  { configFile: false, css: { modules: { generateScopedName: className } } },
  'build',
);

/** `Modal` of `Modal.module.css` becomes `daylit-Modal`, its `Scrim` `daylit-Modal-Scrim`: foreign apps can read both. */
function className(local: string, stylesheet: string): string {
  const owner = path.basename(stylesheet, MODULE_SUFFIX);
  return local === owner ? `daylit-${owner}` : `daylit-${owner}-${local}`;
}

/** Puts plain imports into a compiled module. Returns the stylesheets and pictures it wants, relative to the sources. */
async function plainImports(module: string): Promise<string[]> {
  const wanted: string[] = [];
  const code = await readFile(path.join(DIST, module), 'utf8');
  const plain = code.replaceAll(SPECIAL_IMPORT, (_, name: string, specifier: string) => {
    wanted.push(path.join(path.dirname(module), specifier));
    return specifier.endsWith(MODULE_SUFFIX)
      ? `import ${name} from '${specifier.replace(MODULE_SUFFIX, '.classes.js')}';`
      : `const ${name} = new URL('${specifier}', import.meta.url).href;`;
  });
  await writeFile(path.join(DIST, module), plain);
  return wanted;
}

/** Compiles `X.module.css` to `X.css` and to `X.classes.js`, which brings the CSS along. Returns the pictures it wants. */
async function buildStylesheet(file: string): Promise<string[]> {
  const source = await readFile(path.join(SOURCE, file), 'utf8');
  const { code, modules = {} } = await preprocessCSS(source, path.join(SOURCE, file), VITE);
  const stem = path.join(DIST, file.slice(0, -MODULE_SUFFIX.length));
  const script = `import './${path.basename(stem)}.css';\nexport default ${JSON.stringify(modules, null, 2)};\n`;
  await Promise.all([writeFile(`${stem}.css`, code), writeFile(`${stem}.classes.js`, script)]);
  return [...code.matchAll(/url\('?(\.[^')]+)'?\)/g)].map(([, url = '']) =>
    path.join(path.dirname(file), url),
  );
}

await rm(DIST, { recursive: true, force: true });
// Only what the entries reach is compiled: no stories, no tests, and of the fixtures those that are an entry.
execFileSync('tsc', ['--project', path.join(PACKAGE, 'tsconfig.build.json')], { stdio: 'inherit' });

const modules = globSync('**/*.js', { cwd: DIST });
const beside = new Set((await Promise.all(modules.map(plainImports))).flat());
const stylesheets = [...beside].filter((file) => file.endsWith(MODULE_SUFFIX));
const owners = new Set(stylesheets.map((file) => path.basename(file)));
if (owners.size !== stylesheets.length)
  throw new Error('Two stylesheets have the same name, and so would classes.');
const inStylesheets = (await Promise.all(stylesheets.map(buildStylesheet))).flat();

await mkdir(path.join(DIST, 'tokens'), { recursive: true });
const copied = [
  ...[...beside].filter((file) => !file.endsWith('.css')),
  ...inStylesheets,
  ...globSync('tokens/*.css', { cwd: SOURCE }),
];
await Promise.all(copied.map((file) => copyFile(path.join(SOURCE, file), path.join(DIST, file))));
await copyFile(path.join(PACKAGE, '../../NOTICE'), path.join(DIST, 'NOTICE'));
console.log(
  `${modules.length} modules, ${stylesheets.length} stylesheets, ${copied.length} other files in dist.`,
);
