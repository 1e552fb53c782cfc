import { findItem, forgetItem, keepItem } from './browser-storage.ts';
import { setValue } from './fill-empty-inputs.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields with text that may be stored. A password is no such text, even while it is shown. */
const TEXT_FIELDS = [
  `input[name]${['password', 'file', 'hidden', 'checkbox', 'radio'].map((type) => `:not([type="${type}"])`).join('')}` +
    ':not([autocomplete*="password"], [autocomplete="one-time-code"])',
  'textarea[name]',
  'select[name]',
].join();

/** What was typed on the page at `path`, by the names of its fields. */
interface Kept {
  path: string;
  values: Record<string, string>;
}

/** Stores what was typed on this page, for the time that a reload takes. */
export function keepFields(): void {
  const fields = [...document.querySelectorAll<TextField>(TEXT_FIELDS)].filter(({ value }) => value !== '');
  if (fields.length === 0) return;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  keepItem('typedText', JSON.stringify({ path: location.pathname, values } satisfies Kept));
}

/**
 * Puts back what was typed before the reload, also into fields that come later, until the person types. Calls
 * `onBack` when the first field gets another text than it has. Returns a function that stops waiting.
 */
export function putBackFields(onBack: () => void): () => void {
  const kept = takeKept();
  const waiting = new Map(kept?.path === location.pathname ? Object.entries(kept.values) : []);
  let isBack = false;
  const fill = () => {
    for (const [name, text] of waiting) {
      const field = findField(name);
      if (field === undefined) continue;
      const hadText = field.value === text;
      if (!hadText) setValue(field, text);
      // The options of a list can come later than the list.
      if (field.value !== text) continue;
      waiting.delete(name);
      if (!hadText && !isBack) onBack();
      isBack ||= !hadText;
    }
    if (waiting.size === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const stopForPerson = ({ isTrusted }: Event) => isTrusted && stop();
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('input', stopForPerson);
  };
  if (waiting.size === 0) return stop;
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', stopForPerson);
  fill();
  return stop;
}

function takeKept(): Kept | undefined {
  const text = findItem('typedText');
  forgetItem('typedText');
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

function findField(name: string): TextField | undefined {
  return [...document.querySelectorAll<TextField>(TEXT_FIELDS)].find((field) => field.name === name);
}
