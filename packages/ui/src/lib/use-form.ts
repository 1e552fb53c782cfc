import type { SubmitEvent } from 'react';
import { type FormErrors, useFormErrors } from './use-form-errors.ts';

/** What a form shows and does. */
export interface Form<Name extends string> {
  /** Goes field by field to `error`. */
  errors: FormErrors<Name>;
  /** Spread on the `form` element. */
  formProps: {
    /** Before the script runs, a submit must not put what was typed into the address. */
    method: 'post';
    /** The fields say what is wrong themselves. */
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onChange: (event: { currentTarget: HTMLFormElement }) => void;
  };
}

/**
 * A form of the page: checks what was entered when it is submitted, leads to the first field that is wrong, forgives
 * as soon as it is put right, and hands over what passed.
 */
export function useForm<Name extends string>(
  findErrors: (entered: FormData) => FormErrors<Name>,
  onEntered: (entered: FormData) => void,
): Form<Name> {
  const { errors, check, recheck } = useFormErrors(findErrors);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = check(event.currentTarget);
    if (entered !== null) onEntered(entered);
  }

  return {
    errors,
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: (event) => recheck(event.currentTarget),
    },
  };
}
