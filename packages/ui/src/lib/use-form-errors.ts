import { useState } from 'react';

/** What is wrong, by the name of the field, in the order of the page. A field without words is fine. */
export type FormErrors<Name extends string> = { [Field in Name]?: string | undefined };

export interface FormCheck<Name extends string> {
  /** Goes field by field to `error`. */
  errors: FormErrors<Name>;
  /** Call on submit. Returns what was entered, or shows what is wrong, moves the focus there and returns null. */
  check: (form: HTMLFormElement) => FormData | null;
  /** Call on every change of the form: an error goes away as soon as it is put right, and no new one appears. */
  recheck: (form: HTMLFormElement) => void;
}

/** Checks a form when it is submitted, and not before: nobody is told off while typing. `useForm` is this with the wiring. */
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

/** The shown errors that are still found, in their newest words. */
export function stillWrong<Name extends string>(
  shown: FormErrors<Name>,
  found: FormErrors<Name>,
): FormErrors<Name> {
  const still = { ...found };
  for (const name in still) if (shown[name] === undefined) delete still[name];
  return still;
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
