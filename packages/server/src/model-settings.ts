import { setting } from './setting.ts';
import { readApiKey, readModelName, readModelUrl, readPlainHttp, readWholeNumber } from './setting-values.ts';

/** The settings of a model server. */
export const modelSettings = {
  aiBaseUrl: setting({
    variable: 'AI_BASE_URL',
    about:
      'Address of an OpenAI-compatible model server, for example `https://ai.example/v1`. It words reports with `AI_MODEL` and answers in the chat with `AI_CHAT_MODEL`, each only for adults who agree to it by name. With Ollama or llama.cpp: docs/own-model.md.',
    fallback: '',
    fallbackNote: 'no model: no picture and no message leaves the server',
    read: (text) => (text === '' ? undefined : readModelUrl(text)),
  }),
  aiApiKey: setting({
    variable: 'AI_API_KEY',
    about: 'Key for the model server, where it wants one. Never logged, and sent to no other address.',
    fallback: '',
    fallbackNote: 'no key is sent',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  aiModel: setting({
    variable: 'AI_MODEL',
    about:
      'Name of a model that sees pictures, for reports. Another name or address asks every member for consent anew.',
    fallback: '',
    fallbackNote: 'reports are worded on this server',
    read: (text) => (text === '' ? undefined : readModelName(text)),
  }),
  aiChatModel: setting({
    variable: 'AI_CHAT_MODEL',
    about:
      'Name of a model for the chat; it needs no pictures. `none` keeps the chat on this server though `AI_MODEL` is set. Another name or address asks every member for consent anew.',
    fallback: '',
    fallbackNote: 'the model of `AI_MODEL`',
    read: (text) => (text === '' ? undefined : readModelName(text)),
  }),
  aiPlainHttp: setting({
    variable: 'AI_PLAIN_HTTP',
    about:
      'Where `AI_BASE_URL` may begin with `http://`: `local` is this machine, `private` also private addresses (10.x, 172.16.x to 172.31.x, 192.168.x, fc00::/7) and names that lead to one. Everybody on the way can read plain http.',
    fallback: 'local',
    read: readPlainHttp,
  }),
  aiFirstWordSeconds: setting({
    variable: 'AI_FIRST_WORD_SECONDS',
    about:
      'Longest wait for the first word of the chat model, a thought included; then this server answers. A model without a graphics card may need 120.',
    fallback: '60',
    read: (text) => readWholeNumber(text, 1, 600),
  }),
  aiAnswerSeconds: setting({
    variable: 'AI_ANSWER_SECONDS',
    about: 'Longest time for a whole answer of the chat model; then this server continues.',
    fallback: '180',
    read: (text) => readWholeNumber(text, 1, 900),
  }),
  aiDailyRequests: setting({
    variable: 'AI_DAILY_REQUESTS',
    about:
      'Requests to the model server on one day (UTC), for all members, reports and chat together. Then this server answers until midnight. `0` sets no limit.',
    fallback: '1000',
    read: (text) => readWholeNumber(text, 0, 1_000_000),
  }),
};
