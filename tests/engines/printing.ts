import { inflateSync } from 'node:zlib';
import { expect } from 'playwright/test';
import type { BrowserWindow } from './browser-window.ts';
import type { Hands } from './hands.ts';

/** Prints the report that is shown, or checks its print style where the engine's driver cannot print. */
export async function expectTwoSheets(window: BrowserWindow, hands: Hands): Promise<void> {
  if (window.print) {
    expect(countSheets(await window.print())).toBe(2);
    return;
  }
  await window.evaluate(`(${showAsOnPaper.toString()})()`);
  await hands.expectToSee({ role: 'heading', name: 'Skin report' });
  await hands.expectToSee({ text: /^Photo of / }, 2);
  await hands.expectNotToSee({ role: 'heading', name: 'Your skin report' });
  await hands.expectNotToSee({ role: 'navigation' });
}

/** The sheets of a PDF. Firefox lists them in compressed objects. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const objects = [...text.matchAll(/\/Type \/ObjStm[^]*?stream\n/g)].map(({ index, 0: { length } }) =>
    inflateSync(pdf.subarray(index + length)).toString('latin1'),
  );
  return [text, ...objects].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Runs in the page, so it uses nothing from outside. */
function showAsOnPaper(): void {
  const use = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if ('cssRules' in rule) use(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) use(cssRules);
  dispatchEvent(new Event('beforeprint'));
}
