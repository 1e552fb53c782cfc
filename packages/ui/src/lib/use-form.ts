import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldRefusal } from './states.ts';
import { focusField, type FormErrors, useFormErrors } from './use-form-errors.ts';

/** What a form shows and does. */
export interface Form<Name extends string> {
  /** Pass each to the `error` property of its field. */
  errors: FormErrors<Name>;
  /** Spread on the `form` element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    /** A submit before the script runs must not put the entered data into the URL. */
    method: 'post';
    /** The fields show their errors themselves. */
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onChange: (event: { currentTarget: HTMLFormElement; target: EventTarget }) => void;
  };
}

/**
 * A form of the page. On submit it checks what was entered and moves the focus to the first error, or calls
 * `onEntered`. A corrected error disappears at once. `refusal` is the server's error at a field: it is shown
 * there and takes the focus, until this field is changed.
 */
export function useForm<Name extends string>(
  findErrors: (entered: FormData) => FormErrors<Name>,
  onEntered: (entered: FormData) => void,
  refusal?: FieldRefusal<NoInfer<Name>>,
): Form<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const { errors, check, recheck } = useFormErrors(findErrors);
  const [isCorrected, setIsCorrected] = useState(false);
  const refusedField = refusal?.at;

  useEffect(() => {
    if (ref.current !== null && refusedField !== undefined) focusField(ref.current, refusedField);
  }, [refusedField]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsCorrected(false);
    const entered = check(event.currentTarget);
    if (entered !== null) onEntered(entered);
  }

  return {
    errors: refusal === undefined || isCorrected ? errors : withRefusal(errors, refusal),
    formProps: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: ({ currentTarget, target }) => {
        recheck(currentTarget);
        if (target instanceof HTMLInputElement && target.name === refusedField) setIsCorrected(true);
      },
    },
  };
}

/** The refusal is shown where the browser's own check finds nothing wrong. */
function withRefusal<Name extends string>(
  errors: FormErrors<Name>,
  { at, words }: FieldRefusal<Name>,
): FormErrors<Name> {
  return errors[at] === undefined ? { ...errors, [at]: words } : errors;
}
