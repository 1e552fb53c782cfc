/** Fills the empty inputs of the page, by name. */
export function fillEmptyInputs(values: Record<string, string | undefined>): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input?.value === '') setValue(input, value);
  }
}

/** Enters a text into a field as a person does, so that React notices it in a field that it controls. */
export function setValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  // React replaces the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Notes what is typed until the page is ready. Returns a function that puts it back into inputs that have
 * become empty.
 */
export function keepTyped(): () => void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name]')];
  const typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name !== '') typed[target.name] = target.value;
  };
  document.addEventListener('input', note);
  window.addEventListener('appready', () => document.removeEventListener('input', note), { once: true });
  return () => fillEmptyInputs(typed);
}

/** Tells React what was typed or chosen in the page before, because it listens only from now on. */
export function tellEarlyInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if ('files' in field && field.files?.length) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked === field.defaultChecked) continue;
      field.checked = field.defaultChecked;
      field.click();
    } else if (field.value !== field.defaultValue && field.type !== 'file') {
      const typed = field.value;
      // React replaces this property of the element, and so notices that the text is another one.
      field.value = field.defaultValue;
      setValue(field, typed);
    }
  }
}
