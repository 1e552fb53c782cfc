import type { ExternalFailure } from '../src/modules/scans/ports.ts';
import { type Behaviour, POLITE, say, send, write } from './fake-model-server.ts';

const cut: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices":[', () => response.destroy());
};
const trickle: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 10);
  response.once('close', () => clearInterval(timer));
};
/** Sends without end, as fast as the client reads. */
export const flood: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const pour = () => {
    while (!response.destroyed && response.write(' '.repeat(16_384))) if (response.closed) return;
  };
  response.on('drain', pour);
  pour();
};
const concern = { sign: 'redness', region: 'cheek', severity_score: 2, description: 'Looks red.' };

/**
 * What a model does, how the failure is classified, and how it does it. The `slow` ones never end by
 * themselves.
 */
export const MISBEHAVIOURS: [string, ExternalFailure, Behaviour, 'slow'?][] = [
  ['never answers', 'timeout', () => undefined, 'slow'],
  ['answers without end, drop by drop', 'timeout', trickle, 'slow'],
  ['answers without end, in a flood', 'too_long', flood],
  ['cuts the connection before it answers', 'cut_off', (response) => response.destroy()],
  ['cuts the connection within its answer', 'cut_off', cut],
  [
    'has too much to do',
    'error_status',
    send(429, '{"error":{"message":"slow down"}}', { 'retry-after': '0' }),
  ],
  ['is broken', 'error_status', send(500, 'oops')],
  ['does not know the key', 'error_status', send(401, '{"error":{"message":"sk-canary-of-a-key"}}')],
  ['answers with nothing', 'error_status', send(204, '')],
  ['answers with a page', 'not_the_schema', send(200, '<html>Welcome</html>')],
  ['answers with another kind of JSON', 'not_the_schema', send(200, '[]')],
  ['writes prose', 'not_the_schema', say('Sure! Here is your report.')],
  ['leaves a part out', 'not_the_schema', say({ ...POLITE, concerns: undefined })],
  ['adds a part', 'not_the_schema', say({ ...POLITE, measurements: [] })],
  ['adds a sign', 'not_the_schema', say({ ...POLITE, concerns: [{ ...concern, sign: 'age' }] })],
  [
    'counts beyond five',
    'not_the_schema',
    say({ ...POLITE, concerns: [{ ...concern, severity_score: 50 }] }),
  ],
  ['declines', 'declined', write(null, { refusal: 'I cannot help with faces.' })],
  ['runs out of room', 'not_the_schema', write('{"overall_assessment":"Your', {}, 'length')],
  ['is stopped by its filter', 'declined', write('', {}, 'content_filter')],
  ['names a disease', 'unfit_words', say({ ...POLITE, overall_assessment: 'This looks like rosacea.' })],
  ['promises', 'unfit_words', say({ ...POLITE, positive_observations: ['A cream will heal this.'] })],
  [
    'names one in a concern',
    'unfit_words',
    say({ ...POLITE, concerns: [{ ...concern, description: 'Looks like eczema.' }] }),
  ],
  [
    'writes a page about it',
    'unfit_words',
    say({ ...POLITE, overall_assessment: 'Looks calm. '.repeat(60).trim() }),
  ],
];
