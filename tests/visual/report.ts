import { mkdir, writeFile } from 'node:fs/promises';
import type { Failure } from './capture-stories.ts';
import type { Change } from './compare-folders.ts';
import { AFTER, BEFORE, DIFFERENCE, OUTPUT } from './output.ts';

/** A screen and its design picture, as paths relative to the report. */
export interface ScreenPair {
  title: string;
  story: string;
  design: string;
  width: number;
}

export interface Report {
  /** The commit before, in words. */
  base: string;
  failures: Failure[];
  /** The largest first. */
  changes: Change[];
  screens: ScreenPair[];
}

/** The folders that hold a picture of each kind of change. */
const SIDES: Record<Change['kind'], string[]> = {
  changed: [BEFORE, AFTER, DIFFERENCE],
  new: [AFTER],
  removed: [BEFORE],
};

/** Writes one page with all differences, and each changed screen beside its design. Returns its path. */
export async function writeReport({ base, failures, changes, screens }: Report): Promise<string> {
  await mkdir(OUTPUT, { recursive: true });
  const file = `${OUTPUT}index.html`;
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What looks different</title>
<style>
  body { margin: 24px; background: Canvas; color: CanvasText; color-scheme: light dark; font: 15px/1.5 system-ui; }
  figure { display: inline-block; margin: 0 24px 24px 0; vertical-align: top; }
  img { display: block; max-width: 100%; border: 1px solid GrayText; background: repeating-conic-gradient(#8883 0 25%, transparent 0 50%) 0 / 16px 16px; }
  summary { cursor: pointer; font-weight: 600; }
</style>
<h1>What looks different</h1>
<p>Before: ${escape(base)}. After: the working tree.</p>
${list('Failed', failures.map(failureItem))}
${list('Changed, the largest difference first', sectionsOf('changed', changes))}
${list('New', sectionsOf('new', changes))}
${list('Removed', sectionsOf('removed', changes))}
${list('Beside their designs', screens.map(screenSection))}
</html>
`,
  );
  return file;
}

function list(title: string, items: string[]): string {
  return items.length === 0 ? '' : `<h2>${title}: ${items.length}</h2>\n${items.join('\n')}`;
}

function failureItem({ name, problem }: Failure): string {
  return `<p><b>${escape(name)}</b> ${escape(problem)}</p>`;
}

function sectionsOf(kind: Change['kind'], changes: Change[]): string[] {
  return changes.filter((change) => change.kind === kind).map(changeSection);
}

function changeSection({ name, kind, reason }: Change): string {
  const width = Math.min(Number.parseInt(name, 10), 480);
  return `<section>
<h3>${escape(name)}</h3>
<p>${escape(reason)}</p>
${SIDES[kind].map((side) => figure(side, `${side}/${name}.png`, width)).join('\n')}
</section>`;
}

function screenSection({ title, story, design, width }: ScreenPair): string {
  const shown = width > 640 ? 720 : width;
  return `<details open>
<summary>${escape(title)}</summary>
${figure('design', design, shown)}
${figure('story', story, shown)}
</details>`;
}

function figure(label: string, file: string, width: number): string {
  return `<figure><figcaption>${label}</figcaption><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" width="${width}" loading="lazy" alt="${label}"></a></figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
