import { createContext } from 'react';
import { create } from 'storybook/theming';
import { type Group, lookUp } from '../packages/ui/scripts/token-tree.ts';
import { hexOf } from '../packages/ui/src/tokens/contrast.ts';
import tokens from '../packages/ui/src/tokens/tokens.json';
import { brandImage } from './brand-image.ts';

const family = (name: string) =>
  (lookUp(tokens as Group, `font.family.${name}`).$value as string[]).join(', ');

/**
 * Storybook's own frame and pages in our colours, as hex values, because they accept no custom properties.
 */
export function docsTheme(theme: 'light' | 'dark') {
  const hex = (role: string) => hexOf(tokens, theme, role);
  return create({
    base: theme,
    brandTitle: 'Daylit',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: brandImage({ mark: hex('text.brand'), letters: hex('text.primary'), sun: hex('art.band') }),
    fontBase: family('text'),
    fontCode: family('mono'),
    colorPrimary: hex('action.primary-bg'),
    // By night Storybook darkens it where white words stand on it, and writes with it as it is elsewhere.
    colorSecondary: hex(theme === 'dark' ? 'chart.band' : 'text.brand'),
    appBg: hex('bg.canvas'),
    appContentBg: hex('bg.surface'),
    appPreviewBg: hex('bg.canvas'),
    appBorderColor: hex('border.default'),
    textColor: hex('text.primary'),
    textMutedColor: hex('text.secondary'),
    textInverseColor: hex('text.on-inverse'),
    barBg: hex('bg.surface'),
    barTextColor: hex('text.secondary'),
    barSelectedColor: hex('text.brand'),
    inputBg: hex('bg.surface'),
    inputBorder: hex('border.control'),
    inputTextColor: hex('text.primary'),
  });
}

/** The theme of the page, for frames within it. */
export const DocsTheme = createContext<'light' | 'dark'>('light');
