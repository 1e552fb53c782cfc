import { type ExternalModel, type ExternalModels, hostOf } from '../external-model.ts';
import { fetchModel, NotPrivate } from '../model-fetch.ts';

/** How long the model server may take to list its models, in milliseconds. */
const PATIENCE = 10_000;

/** How many of its models a sentence names. */
const MOST_NAMES = 8;

/**
 * What keeps the models of the settings from answering, in sentences for the operator; empty when nothing
 * does. Only the list of the server's models is asked for. A server that is not ready yet is no error: this
 * server answers until it is.
 */
export async function checkModels(models: ExternalModels, signal: AbortSignal): Promise<string[]> {
  const external = models.reports ?? models.chat;
  if (!external) return [];
  const answer = await listModels(external, signal).catch((error: Error) => error);
  if (signal.aborted) return [];
  const host = hostOf(external);
  if (answer instanceof NotPrivate)
    return [`AI_BASE_URL: ${answer.message} Plain http goes no further; use https.`];
  if (answer instanceof Error)
    return [
      `AI_BASE_URL: nothing answers at ${external.baseUrl}. Is the model server running? Until it is, this server answers.`,
    ];
  if (answer.status === 401 || answer.status === 403)
    return [
      `AI_API_KEY: ${host} ${external.apiKey === undefined ? 'wants a key' : 'refuses this key'} (${answer.status}).`,
    ];
  if (answer.status !== 200)
    return [
      `AI_BASE_URL: ${external.baseUrl}/models answers ${answer.status}. Most addresses of model servers end in /v1.`,
    ];
  const settings = { AI_MODEL: models.reports, AI_CHAT_MODEL: models.chat };
  const { names } = answer;
  return Object.entries(settings).flatMap(([setting, named]) => {
    if (!named || names.length === 0 || isAmong(named.model, names)) return [];
    const known = names.slice(0, MOST_NAMES).join(', ');
    return [`${setting}: ${host} does not list "${named.model}". It lists ${known}.`];
  });
}

async function listModels(
  { baseUrl, apiKey }: ExternalModel,
  signal: AbortSignal,
): Promise<{ status: number; names: string[] }> {
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const response = await fetchModel(`${baseUrl}/models`, {
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return { status: response.status, names: [] };
  }
  const { data } = Object((await response.json().catch(() => null)) as unknown) as { data?: unknown };
  const listed = Array.isArray(data) ? (data as { id?: unknown }[]) : [];
  const names = listed.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return { status: 200, names };
}

/** Ollama adds `:latest` to a name without a tag. */
function isAmong(model: string, names: readonly string[]): boolean {
  return names.includes(model) || names.includes(`${model}:latest`);
}
