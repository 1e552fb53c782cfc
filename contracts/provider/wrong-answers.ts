import type { Answer } from '../document/answer-faults.ts';

/** Makes a wrong answer of a right one. */
type Wrong = (truth: Answer) => Answer;

/** Another status. */
export function status(wrong: number): Wrong {
  return (truth) => ({ ...truth, status: wrong });
}

/** A header with another value, or without one. */
export function header(name: string, value: string | undefined): Wrong {
  return ({ headers: { [name]: _right, ...headers }, ...truth }) => ({
    ...truth,
    headers: value === undefined ? headers : { ...headers, [name]: value },
  });
}

/** Other cookies: each becomes another one, or none with null. */
export function cookies(change: (cookie: string) => string | null): Wrong {
  return ({ headers: { 'set-cookie': right = [], ...headers }, ...truth }) => {
    const wrong = right.map(change).filter((cookie) => cookie !== null);
    return { ...truth, headers: { ...headers, ...(wrong.length > 0 && { 'set-cookie': wrong }) } };
  };
}

/** Other text in the body. */
export function text(pattern: RegExp, replacement: string): Wrong {
  return (truth) => ({ ...truth, body: Buffer.from(truth.body.toString().replace(pattern, replacement)) });
}

/** Other entries of the list that the body is. */
export function list(change: (entries: unknown[]) => unknown[]): Wrong {
  return json((entries) => change(entries as unknown[]));
}

/** Another value of a field of the body, or one field more. */
export function field(name: string, value: unknown): Wrong {
  return json((object) => ({ ...(object as object), [name]: value }));
}

function json(change: (value: unknown) => unknown): Wrong {
  return (truth) => ({
    ...truth,
    body: Buffer.from(JSON.stringify(change(JSON.parse(truth.body.toString())))),
  });
}
