import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that stores the mails it gets. */
export interface FakeMailServer {
  /** For SMTP_URL. */
  url: string;
  /** The mails as they came over the wire, oldest first. */
  received: string[];
  /** Refuses the next mail with this status and text. */
  answerNext(answer: string): void;
  /** Refuses an address with this status and text until the next reset. */
  refuse(address: string, answer: string): void;
  reset(): void;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const received: string[] = [];
  const refused = new Map<string, string>();
  let nextAnswer: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const answer = refused.get(address);
      done(answer === undefined ? null : refusal(answer));
    },
    onData: (stream, _session, done) => void take(stream, done),
  });

  async function take(stream: Readable, done: (error?: Error) => void): Promise<void> {
    const mail = await text(stream);
    const answer = nextAnswer;
    nextAnswer = undefined;
    if (answer === undefined) received.push(mail);
    done(answer === undefined ? undefined : refusal(answer));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerNext: (answer) => {
      nextAnswer = answer;
    },
    refuse: (address, answer) => void refused.set(address, answer),
    reset: () => {
      refused.clear();
      received.length = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}
