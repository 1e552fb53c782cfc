import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** A type as react-docgen writes it beside a component. */
interface DocgenType {
  name: string;
  raw?: string;
  value?: string;
  elements?: DocgenType[];
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> };
}

/** The name that react-docgen gives to a type it cannot read. Among our props these are read-only arrays. */
const UNREAD = 'unknown';

/**
 * Writes unions out in the tables of props, and leaves out props that a component only passes to its element.
 */
export const nameTypes: ArgTypesEnhancer = ({ component, argTypes }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as Documented;
  const props = docgen?.props ?? {};
  const named: StrictArgTypes = {};
  for (const [name, argType] of Object.entries(argTypes)) {
    const type = props[name]?.tsType;
    const isOurs = type !== undefined || !(name in props);
    const { type: written, ...table } = argType.table ?? {};
    const summary = type?.name === 'union' ? typeText(type) : written?.summary;
    if (summary !== undefined)
      Object.assign(table, { type: { summary: summary === UNREAD ? 'list' : summary } });
    named[name] = { ...argType, table: isOurs ? table : { disable: true } };
  }
  return named;
};

/** `undefined` is left out, because the table marks what is required. */
function typeText({ name, raw, value, elements }: DocgenType): string {
  if (name !== 'union' || elements === undefined) return value ?? raw ?? name;
  const given = elements.filter((element) => element.name !== 'undefined');
  // react-docgen does not read functions in brackets, but keeps their source.
  if (given.some((element) => element.name === UNREAD) && raw !== undefined)
    return raw.replace(/\s*\|\s*undefined$/, '');
  return given.map(typeText).join(' | ');
}
