import type { Page } from 'playwright/test';

/**
 * Changes every pixel that a page or one of its workers reads from a canvas, as browsers do that hide from
 * fingerprinting.
 */
export async function addCanvasNoise(page: Page): Promise<void> {
  const script = `(${disturbCanvases.toString()})();\n`;
  await page.addInitScript(script);
  await page.route('**/assets/*.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}

/** Runs in the page and in its workers, so it uses nothing from outside. */
function disturbCanvases(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser gets only this function.
  const disturb = ({ data }: ImageData) => {
    for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = (at * 7919) % 256;
  };
  const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
  OffscreenCanvasRenderingContext2D.prototype.getImageData = function (
    ...area: [number, number, number, number]
  ) {
    const pixels = getImageData.apply(this, area);
    disturb(pixels);
    return pixels;
  };
  const { convertToBlob } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.convertToBlob = function (options) {
    const context = this.getContext('2d');
    context?.putImageData(context.getImageData(0, 0, this.width, this.height), 0, 0);
    return convertToBlob.call(this, options);
  };
}
