import { expect, test } from 'vitest';
import { readLabel } from './read-label.ts';

test('salicylic acid below the 1 % line of a lotion is a trace: safety sees it, benefit does not', () => {
  const label = readLabel('Aqua, Glycerin, Phenoxyethanol, Salicylic Acid', 'moisturizer', 'verified');
  expect(label.contains).toContain('bha');
  expect(label.actives).not.toContain('bha');
});

test.each([
  ['above the line', 'Aqua, Salicylic Acid, Glycerin, Phenoxyethanol', 'toner'],
  ['with a stated share', 'Aqua, Glycerin, Phenoxyethanol, Salicylic Acid 0.5%', 'cleanser'],
  ['in a serum', 'Aqua, Glycerin, Phenoxyethanol, Salicylic Acid', 'serum'],
  ['in an exfoliant', 'Aqua, Glycerin, Phenoxyethanol, Salicylic Acid', 'exfoliant'],
] as const)('salicylic acid counts %s', (_where, text, step) => {
  expect(readLabel(text, step, 'verified').actives).toContain('bha');
});

test('lactic acid after the first seven names only sets the pH', () => {
  const late = 'Aqua, Glycerin, Panthenol, Betaine, Squalane, Urea, Propanediol, Lactic Acid';
  expect(readLabel(late, 'moisturizer', 'verified').actives).not.toContain('aha');
  expect(readLabel('Aqua, Lactic Acid, Glycerin', 'mask', 'verified').actives).toContain('aha');
});

test('a retinoid counts at any place in the list, because it acts below 1 %', () => {
  const label = readLabel('Aqua, Glycerin, Phenoxyethanol, Retinol', 'moisturizer', 'verified');
  expect(label.actives).toContain('retinoid_cosmetic');
});

test('titanium dioxide is a UV filter in a sunscreen and a pigment elsewhere', () => {
  const text = 'Aqua, Glycerin, CI 77891, CI 77491';
  expect(readLabel(text, 'sunscreen', 'verified').actives).toContain('sunscreen_mineral');
  expect(readLabel(text, 'moisturizer', 'verified').contains).not.toContain('sunscreen_mineral');
});

test.each([
  ['no text', null],
  ['a fragment', 'Aqua, Glycerin'],
  ['prose', 'made, with, love, from, the, finest, mountain, herbs'],
])('%s is a missing label', (_what, text) => {
  expect(readLabel(text, 'serum', 'verified').status).toBe('missing');
});

test('a list copied by somebody else stays marked as such', () => {
  expect(readLabel('Aqua, Glycerin, Panthenol', 'serum', 'reported').status).toBe('reported');
});
