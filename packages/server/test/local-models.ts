// How servers that run models on one's own machine speak on the wire, where they differ from each other.
import { type Behaviour, send } from './fake-model-server.ts';

type Delta = Record<string, unknown>;

/** What each chunk says besides its words. */
const OF_OLLAMA = { system_fingerprint: 'fp_ollama', model: 'qwen3:4b' };
const OF_LLAMA_CPP = { system_fingerprint: 'b7112-4d5a9f1', model: 'qwen3-4b.gguf' };

function chunk(about: object, delta: Delta, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  return JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, ...about, choices });
}

const pieces = (text: string) => text.split(/(?<= )/);

/** Server-sent events in one piece, with the line ends that are given. */
function events(data: readonly string[], end = '\n\n'): string {
  return [...data, '[DONE]'].map((one) => `data: ${one}${end}`).join('');
}

function answer(body: string): Behaviour {
  return (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
}

const saying = (about: object, text: string, end = '\n\n') =>
  events([...pieces(text).map((content) => chunk(about, { content })), chunk(about, {}, 'stop')], end);

/** Ollama, which sends no usage, and a thought in a field of its own. */
export function ollama(text: string): Behaviour {
  const thought = { role: 'assistant', content: '', reasoning: 'The person has cancer. ' };
  const said = pieces(text).map((content) => chunk(OF_OLLAMA, { role: 'assistant', content }));
  return answer(
    events([
      chunk(OF_OLLAMA, thought),
      ...said,
      chunk(OF_OLLAMA, { role: 'assistant', content: '' }, 'stop'),
    ]),
  );
}

/** Ollama, asked for a model that was never pulled. */
export const withoutModel: Behaviour = send(
  404,
  '{"error":{"message":"model \\"sees-2\\" not found, try pulling it first","type":"api_error","param":null,"code":null}}',
);

/** llama.cpp, which begins without content, thinks in another field, and ends without choices. */
export function llamaCpp(text: string): Behaviour {
  const usage = {
    choices: [],
    id: 'chatcmpl-1',
    created: 0,
    object: 'chat.completion.chunk',
    ...OF_LLAMA_CPP,
    usage: { completion_tokens: 9, prompt_tokens: 800, total_tokens: 809 },
    timings: { prompt_ms: 31_000.5, predicted_per_second: 6.1 },
  };
  return answer(
    events([
      chunk(OF_LLAMA_CPP, { role: 'assistant', content: null }),
      chunk(OF_LLAMA_CPP, { reasoning_content: 'The person has cancer. ' }),
      ...pieces(text).map((content) => chunk(OF_LLAMA_CPP, { content })),
      chunk(OF_LLAMA_CPP, {}, 'stop'),
      JSON.stringify(usage),
    ]),
  );
}

/** A template that leaves the thought in the text, its tag split over two chunks. */
export function thinkingAloud(text: string): Behaviour {
  const said = ['<thi', 'nk>The person has cancer.\n</th', 'ink>\n\n', ...pieces(text)];
  return answer(
    events([...said.map((content) => chunk(OF_LLAMA_CPP, { content })), chunk(OF_LLAMA_CPP, {}, 'stop')]),
  );
}

/** Windows line ends, and the whole answer in one packet. */
export const withCrlf = (text: string): Behaviour => answer(saying(OF_OLLAMA, text, '\r\n\r\n'));

/** The whole answer in one chunk. */
export const inOneChunk = (text: string): Behaviour =>
  answer(events([chunk(OF_OLLAMA, { role: 'assistant', content: text }), chunk(OF_OLLAMA, {}, 'stop')]));

/** Keeps the connection alive with comments while it reads, and says its first word after `wait`. */
export function slow(text: string, wait: number): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const alive = setInterval(() => response.write(': keep-alive\n\n'), 10);
    const ready = setTimeout(() => {
      clearInterval(alive);
      response.end(saying(OF_LLAMA_CPP, text));
    }, wait);
    response.once('close', () => {
      clearInterval(alive);
      clearTimeout(ready);
    });
  };
}

/** Says one word, and then works on without an end. */
export const unending: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const timer = setInterval(() => {
    response.write(`data: ${chunk(OF_LLAMA_CPP, { reasoning_content: 'Hm. ' })}\n\n`);
  }, 10);
  response.once('close', () => clearInterval(timer));
};
