import type { SubmitEvent } from 'react';
import { type FormErrors, useFormErrors } from './use-form-errors.ts';

/** What a form shows and does. */
export interface Form<Name extends string> {
  /** Pass each to the `error` property of its field. */
  errors: FormErrors<Name>;
  /** Spread on the `form` element. */
  formProps: {
    /** A submit before the script runs must not put the entered data into the URL. */
    method: 'post';
    /** The fields show their errors themselves. */
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onChange: (event: { currentTarget: HTMLFormElement }) => void;
  };
}

/**
 * A form of the page. On submit it checks what was entered and moves the focus to the first error, or calls
 * `onEntered`. A corrected error disappears at once.
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
