import { DESIGN_TOKENS } from '../brand/brand.ts';

/** The style of the pages for operators, on top of the design tokens. It needs no font files. */
export const PAGE_STYLE = `${DESIGN_TOKENS}
  *, *::before, *::after { box-sizing: border-box; }
  body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: var(--color-bg-canvas); color: var(--color-text-primary); font: var(--type-body); }
  h1 { margin: 2rem 0 1rem; font: var(--type-title-1); overflow-wrap: anywhere; }
  a { color: var(--color-action-primary-bg); font: var(--type-label); overflow-wrap: anywhere; }
  p { margin: 1rem 0; }
  small { color: var(--color-text-secondary); font: var(--type-caption); }
  .card { padding: 1.5rem; background: var(--color-bg-surface); border: 1px solid var(--color-border-subtle); border-radius: var(--radius-card); }
  .logo { display: block; }
  .mark { fill: var(--color-text-brand); }
  .name { fill: var(--color-text-primary); stroke: var(--color-text-primary); stroke-width: 3; stroke-linejoin: round; }
  .sun { fill: var(--color-art-band); }
  :focus-visible { outline: 3px solid var(--color-border-focus); outline-offset: 2px; }
`;
