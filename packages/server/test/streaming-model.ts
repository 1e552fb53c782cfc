import { type Behaviour, send } from './fake-model-server.ts';

interface Ending {
  /** Null cuts the connection instead. */
  finish_reason?: string | null;
  /** Arguments with which the tool is called at the end; a text is sent as it is. */
  search?: object | string;
}

/** Answers in server-sent events, word by word, as model servers do. */
export function stream(text: string, { finish_reason = 'stop', search }: Ending = {}): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (delta: object, reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
      );
    for (const word of text.split(/(?<= )/)) say({ role: 'assistant', content: word });
    if (search) {
      const call = {
        name: 'search_products',
        arguments: typeof search === 'string' ? search : JSON.stringify(search),
      };
      say({ tool_calls: [{ index: 0, id: 't', type: 'function', function: call }] });
    }
    if (finish_reason === null) return void setImmediate(() => response.destroy());
    say({}, search ? 'tool_calls' : finish_reason);
    response.end('data: [DONE]\n\n');
  };
}

/** Calls a tool that looks something up, and answers with these words once it has an answer. */
export function lookingUp(name: string, words: string): Behaviour {
  let calls = 0;
  return (response) => {
    calls += 1;
    if (calls > 1) return stream(words)(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const call = { index: 0, id: 't', type: 'function', function: { name, arguments: '{}' } };
    for (const [delta, finish_reason] of [
      [{ tool_calls: [call] }, null],
      [{}, 'tool_calls'],
    ]) {
      const choices = [{ index: 0, delta, finish_reason }];
      response.write(`data: ${JSON.stringify({ id: 'c', created: 0, model: 'm', choices })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  };
}

/** Looks the same up again and again. */
export function curious(name: string): Behaviour {
  return (response) => lookingUp(name, '')(response);
}

/** Writes sentences that need no source, and then neither continues nor ends. */
export const halfway: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const choices = [
    { index: 0, delta: { content: 'Rinse with water. Rinse again. Pat it dry. ' }, finish_reason: null },
  ];
  response.write(`data: ${JSON.stringify({ id: 'c', created: 0, model: 'm', choices })}\n\n`);
};

/** Begins to answer and never ends. */
export const endless: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const timer = setInterval(() => response.write(': thinking\n\n'), 5);
  response.once('close', () => clearInterval(timer));
};

/** Writes one harmless sentence after the other and never stops. */
export const talking: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let said = 0;
  const timer = setInterval(() => {
    const content = `Rinse with water for ${++said} minutes. `;
    const choices = [{ index: 0, delta: { content }, finish_reason: null }];
    response.write(`data: ${JSON.stringify({ id: 'c', created: 0, model: 'm', choices })}\n\n`);
  }, 1);
  response.once('close', () => clearInterval(timer));
};

/** Sends 10 MB without a word. */
export const huge: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let left = 10 * 1024;
  const pour = () => {
    while (left-- > 0 && !response.destroyed && response.write(`: ${'x'.repeat(1024)}\n\n`)) continue;
    if (left <= 0) response.end();
  };
  response.on('drain', pour);
  pour();
};

/** Is overloaded. */
export const busy: Behaviour = send(429, '{"error":{"message":"slow down"}}', { 'retry-after': '0' });
