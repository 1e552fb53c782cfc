import { ALLOWANCES } from '@daylit/contract';
import { charge } from '../../packages/server/test/allowances.ts';
import { send } from '../../packages/server/test/chat-stream.ts';
import type { MemberOptions } from '../../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import type { Handler, StateName } from '../states.ts';

type Member = SignedIn & { session: string };

/** The states about the conversation. Another member has one with other words. */
export function chatStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  const { assistant } = server;

  /** A member whose message was answered as the assistant is told to. */
  async function whoAsked(script: string, message = 'What should I begin with?') {
    assistant.pretend = 'Of somebody else.';
    await send(await member({ username: 'sam' }), 'Of somebody else.');
    assistant.pretend = script;
    const noor = await member();
    await send(noor, message);
    return noor;
  }

  const whoWaits = () => whoAsked('Looking search', 'Which serum fits me?');

  async function withAssistant(script: string) {
    assistant.pretend = script;
    return { session: (await member()).session };
  }

  return {
    'a member has a conversation': async () => ({
      session: (await whoAsked('Begin with a mild cleanser.')).session,
    }),
    'a member told of an allergy and of their age': async () => ({
      session: (await whoAsked('Hello.', 'Aspirin makes me swell. I am 16.')).session,
    }),
    'a reply waits for products': async () => ({ session: (await whoWaits()).session }),
    'a reply waits for products, and no token is left': async () => {
      const { id, session } = await whoWaits();
      await charge(server, id, { kind: 'tokens', amount: ALLOWANCES.trial.tokens });
      return { session };
    },
    'the assistant needs products': () => withAssistant('Looking search'),
    'the assistant cannot finish': () => withAssistant('fail'),
  } satisfies Partial<Record<StateName, Handler>>;
}
