import { createHash } from 'node:crypto';
import { DESIGN_TOKENS } from '../../../brand/brand.ts';

/** The style of the sandbox's pages, on top of the design tokens. */
export const STYLE = `${DESIGN_TOKENS}
  @font-face { font-family: 'Figtree Variable'; font-weight: 300 900; font-display: swap; src: url(/sandbox/fonts/figtree.woff2) format('woff2'); }
  @font-face { font-family: 'Ysabeau Variable'; font-weight: 1 1000; font-display: swap; src: url(/sandbox/fonts/ysabeau.woff2) format('woff2'); }
  *, *::before, *::after { box-sizing: border-box; font-variant-numeric: lining-nums !important; }
  body { margin: 0; background: var(--color-bg-canvas); color: var(--color-text-primary); font: var(--type-body); }
  h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
  h1, h2 { font: var(--type-title-1); }
  h2 { font: var(--type-title-2); }
  a { color: var(--color-action-primary-bg); font: var(--type-label); overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid var(--color-border-focus); outline-offset: 2px; }
  .strip { background: var(--color-highlight-bg); color: var(--color-highlight-fg); font: var(--type-label-sm); }
  .strip p, main { max-width: calc(var(--size-content-max) + 2rem); margin: 0 auto; padding: 1rem; }
  .strip p { display: flex; gap: 0.75rem; align-items: center; }
  .strip svg { flex: none; }
  main { display: grid; gap: 1.5rem; padding-block: 2rem 3rem; }
  .column { display: grid; gap: 1.25rem; align-content: start; min-width: 0; }
  .row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1rem; align-items: center; }
  .logo { flex: none; }
  .mark { fill: var(--color-text-brand); }
  .name { fill: var(--color-text-primary); stroke: var(--color-text-primary); stroke-width: 3; stroke-linejoin: round; }
  .sun { fill: var(--color-art-band); }
  .price { font: var(--type-display-2); }
  h1 .quiet { font: var(--type-body-lg); }
  .quiet { color: var(--color-text-secondary); }
  .small a { font: inherit; }
  .small { color: var(--color-text-secondary); font: var(--type-caption); }
  dl { display: grid; }
  dl > div, li { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 0.75rem 0; border-bottom: 1px solid var(--color-border-subtle); }
  dt { color: var(--color-text-secondary); }
  dd { font: var(--type-label); }
  ul { list-style: none; }
  li { padding: 0.125rem 0; }
  li:last-child, dl > div:last-child { border-bottom: 0; }
  dl > div { flex-wrap: wrap; }
  li a { overflow-wrap: normal; display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; text-decoration: none; }
  .number { font-family: var(--font-mono); }
  .card { align-self: start; background: var(--color-bg-surface); border: 1px solid var(--color-border-subtle); border-radius: var(--radius-card); padding: 1.5rem; display: grid; gap: 1rem; }
  section.card { gap: 0.25rem; padding: 1.25rem 1.5rem; }
  section.card h2 { font: var(--type-title-3); }
  label { display: grid; gap: 0.375rem; align-content: start; font: var(--type-label-sm); min-width: 0; }
  input { width: 100%; min-height: 52px; padding: 0 1rem; font: var(--type-body-lg); color: inherit; background: var(--color-bg-surface); border: 1px solid var(--color-border-control); border-radius: var(--radius-md); }
  input[aria-invalid] { border-color: var(--color-status-danger-fg); }
  .pair { display: grid; gap: 1rem; }
  button { min-height: 56px; padding: 0.75rem 1.25rem; font: var(--type-label); color: var(--color-action-primary-fg); background: var(--color-action-primary-bg); border: 1px solid var(--color-action-primary-bg); border-radius: var(--radius-full); cursor: pointer; }
  button.outline { color: inherit; background: transparent; border-color: var(--color-border-control); }
  .problem { padding: 0.75rem 1rem; color: var(--color-status-danger-fg); background: var(--color-status-danger-bg); border: 1px solid var(--color-status-danger-border); border-radius: var(--radius-md); }
  @media (min-width: 360px) { .pair { grid-template-columns: 1fr 1fr; } }
  @media (min-width: 900px) { form.card { padding: 2rem; } .two { grid-template-columns: 5fr 6fr; gap: 4rem; padding-top: 3.5rem; } }
`;

/**
 * The content security policy of these pages: the one style, fonts and forms of this server, and nothing
 * else.
 */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
