import { useState } from 'react';

/** Error texts by the name of the field, in the order of the page. A field without a text is valid. */
export type FormErrors<Name extends string> = { [Field in Name]?: string | undefined };

export interface FormCheck<Name extends string> {
  /** Pass each to the `error` property of its field. */
  errors: FormErrors<Name>;
  /** Call on submit. Returns the entered data, or shows the errors, focuses the first and returns null. */
  check: (form: HTMLFormElement) => FormData | null;
  /** Call on every change of the form. A corrected error disappears at once; no new one appears. */
  recheck: (form: HTMLFormElement) => void;
}

/** Checks a form when it is submitted, and not while the person types. `useForm` adds the event handlers. */
export function useFormErrors<Name extends string>(
  findErrors: (entered: FormData) => FormErrors<Name>,
): FormCheck<Name> {
  const [errors, setErrors] = useState<FormErrors<Name>>({});

  function check(form: HTMLFormElement): FormData | null {
    const entered = new FormData(form);
    const found = findErrors(entered);
    setErrors(found);
    const first = Object.entries(found).find(([, error]) => error !== undefined);
    if (first === undefined) return entered;
    focusField(form, first[0]);
    return null;
  }

  function recheck(form: HTMLFormElement): void {
    if (Object.keys(errors).length > 0) setErrors(stillWrong(errors, findErrors(new FormData(form))));
  }

  return { errors, check, recheck };
}

/** The shown errors that are still found, with their newest texts. */
export function stillWrong<Name extends string>(
  shown: FormErrors<Name>,
  found: FormErrors<Name>,
): FormErrors<Name> {
  const still = { ...found };
  for (const name in still) if (shown[name] === undefined) delete still[name];
  return still;
}

/** A text field of a form, trimmed. Empty when there is no such field. */
export function textOf(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Moves the focus to the field with this name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
}
