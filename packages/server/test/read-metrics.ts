import type { TestServer } from './start-test-server.ts';

/** For METRICS_TOKEN. */
export const METRICS_TOKEN = 'a-token-of-this-test';

/** The text of all metrics of a server that has the token. */
export async function readMetrics({ url }: Pick<TestServer, 'url'>): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return await (await fetch(`${url}/metrics`, { headers })).text();
}

/** The value of one line, for example of `daylit_jobs{queue="send-mail",state="failed"}`. */
export function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
