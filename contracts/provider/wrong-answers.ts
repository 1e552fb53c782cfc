import type { Answer } from '../document/answer-faults.ts';

/** Turns a right response into a wrong one. */
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

/** Changed cookies; null removes one. */
export function cookies(change: (cookie: string) => string | null): Wrong {
  return ({ headers: { 'set-cookie': right = [], ...headers }, ...truth }) => {
    const wrong = right.map(change).filter((cookie) => cookie !== null);
    return { ...truth, headers: { ...headers, ...(wrong.length > 0 && { 'set-cookie': wrong }) } };
  };
}

/** A body with other text. */
export function text(pattern: RegExp, replacement: string): Wrong {
  return (truth) => ({ ...truth, body: Buffer.from(truth.body.toString().replace(pattern, replacement)) });
}

/** A body whose list has other entries. */
export function list(change: (entries: unknown[]) => unknown[]): Wrong {
  return json((entries) => change(entries as unknown[]));
}

/** A body with another value of a field, or with one more field. */
export function field(name: string, value: unknown): Wrong {
  return json((object) => ({ ...(object as object), [name]: value }));
}

function json(change: (value: unknown) => unknown): Wrong {
  return (truth) => ({
    ...truth,
    body: Buffer.from(JSON.stringify(change(JSON.parse(truth.body.toString())))),
  });
}
