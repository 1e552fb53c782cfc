import type { Handlers } from '../../http/contract.ts';
import type { OperatorMessages } from './operator-messages.ts';

export type ContactHandlers = Pick<Handlers, 'sendFeedback' | 'sendContactMessage'>;

/** The calls by which people write to the operator. Visitors may, too. */
export function createContactHandlers({ messages }: { messages: OperatorMessages }): ContactHandlers {
  return {
    async sendFeedback({ body: { message, source }, session }) {
      const member = session?.kind === 'member' ? session.member : undefined;
      await messages.receive(
        { kind: 'feedback', source, isMember: member !== undefined, message },
        member?.email,
      );
      return { status: 200, body: { message: 'Thanks for your feedback!' } };
    },

    async sendContactMessage({ body: { name, email, message, conversation } }) {
      await messages.receive(
        { kind: 'contact', name, email, message, ...(conversation && { conversation }) },
        email,
      );
      return { status: 200, body: { message: 'Your message has been sent!' } };
    },
  };
}
