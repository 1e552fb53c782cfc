import { useState } from 'react';

/** What is wrong, by the name of the field, in the order of the page. A field without an entry is fine. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

export interface FormCheck<Name extends string> {
  /** Goes field by field to `error`. */
  errors: FormErrors<Name>;
  /** Call on submit. Returns what was entered, or shows what is wrong, moves the focus there and returns null. */
  check: (form: HTMLFormElement) => FormData | null;
  /** Call on every change of the form: an error goes away as soon as it is put right, and no new one appears. */
  recheck: (form: HTMLFormElement) => void;
}

/** Checks a form when it is submitted, and not before: nobody is told off while typing. */
export function useFormErrors<Name extends string>(
  findErrors: (entered: FormData) => FormErrors<Name>,
): FormCheck<Name> {
  const [errors, setErrors] = useState<FormErrors<Name>>({});

  function check(form: HTMLFormElement): FormData | null {
    const entered = new FormData(form);
    const found = findErrors(entered);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) return entered;
    focusField(form, first);
    return null;
  }

  function recheck(form: HTMLFormElement): void {
    if (Object.keys(errors).length === 0) return;
    const found = findErrors(new FormData(form));
    setErrors(stillWrong(errors, found));
  }

  return { errors, check, recheck };
}

/** The shown errors that are still found, in their newest words. */
export function stillWrong<Name extends string>(
  shown: FormErrors<Name>,
  found: FormErrors<Name>,
): FormErrors<Name> {
  const isShown = ([name]: [string, unknown]) => Object.hasOwn(shown, name);
  return Object.fromEntries(Object.entries(found).filter(isShown)) as FormErrors<Name>;
}

/** One line of a form, without the spaces around it. Empty when there is no such field. */
export function textOf(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
}
