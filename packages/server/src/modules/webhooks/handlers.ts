import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { FreshSignIn } from '../sign-in/ports.ts';
import type { Webhooks } from './webhooks.ts';

type WebhookHandlers = Pick<
  Handlers,
  'listWebhooks' | 'createWebhook' | 'deleteWebhook' | 'testWebhook' | 'resumeWebhook'
>;

interface Dependencies {
  webhooks: Webhooks;
  freshSignIn: FreshSignIn;
}

/** The calls about webhooks. Only adding one gives anybody anything, so only that needs a fresh sign-in. */
export function createWebhookHandlers({ webhooks, freshSignIn }: Dependencies): WebhookHandlers {
  return {
    async listWebhooks({ member }) {
      return { status: 200, body: await webhooks.list(member.id) };
    },

    async createWebhook(call) {
      await freshSignIn.require(call, call.body.current_password);
      return { status: 200, body: await webhooks.create(call.member.id, call.body) };
    },

    async deleteWebhook({ params, member }) {
      if (!(await webhooks.remove(member.id, params.id))) throw new Refusal('not_found');
      return { status: 200, body: { message: 'The webhook is deleted.' } };
    },

    async testWebhook({ params, member }) {
      await webhooks.test(member.id, params.id);
      return { status: 200, body: { message: 'A test is on its way.' } };
    },

    async resumeWebhook({ params, member }) {
      await webhooks.resume(member.id, params.id);
      return { status: 200, body: { message: 'The webhook is resumed.' } };
    },
  };
}
