import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { OUTPUT } from './output.ts';
import type { PictureResult } from './capture-stories.ts';

/** A screen and its design picture, as paths relative to the report. */
export interface ScreenPair {
  title: string;
  story: string;
  design: string;
  width: number;
}

/** Writes a page with the failures, and each screen beside its design picture. Returns its path. */
export async function writeReport(failures: PictureResult[], screens: ScreenPair[]): Promise<string> {
  await mkdir(OUTPUT, { recursive: true });
  const file = `${OUTPUT}index.html`;
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the stories</title>
<style>
  body { margin: 24px; background: Canvas; color: CanvasText; color-scheme: light dark; font: 15px/1.5 system-ui; }
  figure { display: inline-block; margin: 0 24px 24px 0; vertical-align: top; }
  img { display: block; max-width: 100%; border: 1px solid GrayText; background: repeating-conic-gradient(#8883 0 25%, transparent 0 50%) 0 / 16px 16px; }
  summary { cursor: pointer; font-weight: 600; }
</style>
<h1>Pictures of the stories</h1>
<h2>Failed: ${failures.length}</h2>
${failures.map(failureSection).join('\\n') || '<p>Every story looks as it did.</p>'}
<h2>Screens beside their design pictures: ${screens.length}</h2>
${screens.map(screenSection).join('\\n') || '<p>No design pictures here. Set DAYLIT_DESIGN to the folder that holds them.</p>'}
</html>
`,
  );
  return file;
}

function failureSection({ name, problem = '' }: PictureResult): string {
  const [width = ''] = name.split('-');
  const pictures = [
    ['Committed', `baseline/${name}.webp`],
    ['Now', `now/${name}.png`],
    ['Difference', `difference/${name}.webp`],
  ].filter(([, file = '']) => existsSync(OUTPUT + file));
  return `<section>
<h3>${escape(name)}</h3>
<p>${escape(problem)}</p>
${pictures.map(([label = '', file = '']) => figure(label, file, Math.min(Number(width), 480))).join('\\n')}
</section>`;
}

function screenSection({ title, story, design, width }: ScreenPair): string {
  const shown = width > 640 ? 720 : width;
  return `<details open>
<summary>${escape(title)}</summary>
${figure('Design', design, shown)}
${figure('Story', story, shown)}
</details>`;
}

function figure(label: string, file: string, width: number): string {
  return `<figure><figcaption>${label}</figcaption><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" width="${width}" loading="lazy" alt="${label}"></a></figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
