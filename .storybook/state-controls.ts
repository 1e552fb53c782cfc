import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/** What a control offers: words, and the value that each stands for. */
type Choices = Record<string, unknown>;

const FAILURES: Choices = {
  failed: { state: 'failed', detail: null },
  'failed, with a sentence': { state: 'failed', detail: 'Too many requests. Try again in a minute.' },
};

const ACTIONS: Choices = {
  'not started': { state: 'idle' },
  busy: { state: 'busy' },
  ...FAILURES,
  done: { state: 'done' },
};

/** Data gets a choice in words instead of its raw JSON: its states, an empty list, longer texts. */
export const nameStates: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as Documented;
  if (docgen === undefined) return argTypes;
  const named: StrictArgTypes = {};
  // Props that a screen shares with a section are not among its own, but its story has values for them.
  for (const name of new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])) {
    const argType = argTypes[name] ?? { name };
    const { raw, name: typeName = '' } = docgen.props?.[name]?.tsType ?? {};
    const type = raw ?? typeName;
    const choices = findChoices(type, initialArgs[name]);
    if (choices !== undefined)
      named[name] = {
        ...argType,
        control: { type: 'select' },
        options: Object.keys(choices),
        mapping: choices,
      };
    else named[name] = isSettable(type, initialArgs[name]) ? argType : { ...argType, control: false };
  }
  return named;
};

/** What a story leaves out can be set where it is a word, a number or a switch. Nobody types an object. */
function isSettable(type: string, initial: unknown): boolean {
  return initial !== undefined || type === '' || /'|\b(?:string|number|boolean|ReactNode)\b/.test(type);
}

/** The choices for a prop, by its value in the story. The type tells apart what is absent or has failed. */
function findChoices(type: string, initial: unknown): Choices | undefined {
  const { state = '', value } = (isData(initial) ? initial : {}) as { state?: string; value?: unknown };
  const isUnclear = initial === undefined || state === 'failed';
  if (['ready', 'waiting'].includes(state) || (isUnclear && /\bLoaded\b|'waiting'/.test(type)))
    return { ...(state === 'ready' && readyChoices(value)), waiting: { state: 'waiting' }, ...FAILURES };
  if (['idle', 'busy', 'done'].includes(state) || (isUnclear && /\bActionState\b|'idle'/.test(type)))
    return ACTIONS;
  return isData(initial) ? dataChoices(initial) : undefined;
}

function readyChoices(value: unknown): Choices {
  const choices = Object.entries(dataChoices(value));
  return Object.fromEntries(choices.map(([words, data]) => [words, { state: 'ready', value: data }]));
}

function dataChoices(value: unknown): Choices {
  return {
    'as in the story': value,
    'with long texts': lengthen(value),
    ...(Array.isArray(value) && { empty: [] }),
  };
}

/** Lists and plain objects, as opposed to elements, functions and single values. */
function isData(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('$$typeof' in value);
}

/** The same data with every text three times as long. What has no space is a key, an address or a date. */
function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? `${value} ${value} ${value}` : value;
  if (Array.isArray(value)) return value.map(lengthen);
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthen(part)]));
}
