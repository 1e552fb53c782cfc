/** A placeholder for a selfie: a drawn head in even light. Stories contain no photo of a real person. */
const DRAWN_SELFIE = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400">
  <linearGradient id="wall" x2="1" y2="1"><stop stop-color="#dfe7e6"/><stop offset="1" stop-color="#aebdc0"/></linearGradient>
  <linearGradient id="skin"><stop stop-color="#a4684a"/><stop offset=".5" stop-color="#92593c"/><stop offset="1" stop-color="#754229"/></linearGradient>
  <rect width="320" height="400" fill="url(#wall)"/>
  <path d="M10 400q40-58 110-66h80q70 8 110 66z" fill="#e9eeec"/>
  <path d="M120 270h80v78q-40 26-80 0z" fill="#754229"/>
  <ellipse cx="160" cy="150" rx="108" ry="124" fill="#2b1c17"/>
  <ellipse cx="160" cy="196" rx="92" ry="124" fill="url(#skin)"/>
  <path d="M104 168q18-10 38 0m36 0q20-10 38 0" fill="none" stroke="#3b241a" stroke-width="5" stroke-linecap="round"/>
  <path d="M110 190q14 9 28 0m44 0q14 9 28 0M160 190v44m-12 6q12 8 24 0m-38 32q26 10 52 0" fill="none" stroke="#512d1c" stroke-width="4" stroke-linecap="round"/>
</svg>`;

/** A photo as a phone provides it, for stories. Its size in bytes is invented. */
export function drawnSelfie(name = 'selfie-2026-11-18.jpg'): File {
  const file = new File([DRAWN_SELFIE], name, { type: 'image/svg+xml' });
  Object.defineProperty(file, 'size', { value: 2_400_000 });
  return file;
}

/** Drops files on an element as a drag with a mouse does. */
export function dropFiles(target: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
