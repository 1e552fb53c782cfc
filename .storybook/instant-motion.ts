const sheet = new CSSStyleSheet();
sheet.replaceSync(`*, ::before, ::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
}`);

/** While a play runs, what enters is there at once. What a person does afterwards moves as in the product. */
export function setInstantMotion(isInstant: boolean): void {
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  document.adoptedStyleSheets = isInstant ? [...others, sheet] : others;
}
