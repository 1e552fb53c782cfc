import type { Passkey } from '@daylit/contract';
import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import { deviceWords, type FreshSignIn } from '../sign-in/ports.ts';
import { type AccessTokenDependencies, createAccessTokenMaker } from './access-tokens.ts';
import type { LinkedIdentities } from './identities.ts';
import type { EmailChanges } from './email-changes.ts';
import type { Passkeys } from './passkeys.ts';
import type { PasswordResets } from './password-resets.ts';
import { findPasskeyObstacle } from './relying-party.ts';
import type { TwoFactor } from './two-factor.ts';

type AccessTokenHandlers = Pick<Handlers, 'listAccessTokens' | 'createAccessToken' | 'revokeAccessToken'>;

export type CredentialHandlers = AccessTokenHandlers &
  Pick<
    Handlers,
    | 'requestPasswordReset'
    | 'resetPassword'
    | 'confirmEmailChange'
    | 'setupTwoFactor'
    | 'verifyTwoFactor'
    | 'disableTwoFactor'
    | 'regenerateBackupCodes'
    | 'listPasskeys'
    | 'startPasskey'
    | 'addPasskey'
    | 'removePasskey'
    | 'listIdentities'
    | 'startIdentity'
    | 'removeIdentity'
  >;

interface Dependencies extends AccessTokenDependencies {
  resets: PasswordResets;
  emailChanges: EmailChanges;
  twoFactor: TwoFactor;
  passkeys: Passkeys;
  identities: LinkedIdentities;
  freshSignIn: FreshSignIn;
  publicUrl(): string;
}

/** The calls that replace a password or an address, and those about second factors and passkeys. */
export function createCredentialHandlers(dependencies: Dependencies): CredentialHandlers {
  const { resets, emailChanges, twoFactor, passkeys, identities, freshSignIn, publicUrl } = dependencies;
  const { require: requireFresh } = freshSignIn;
  return {
    ...createAccessTokenHandlers(dependencies),

    async requestPasswordReset({ body }) {
      await resets.ask(body.email);
      return { status: 200, body: { message: RESET_ASKED } };
    },

    async resetPassword({ body, device }) {
      const { passkeys: left, device: deviceCookie } = await resets.reset(body, device);
      return { status: 200, body: { message: resetMessage(left), passkeys: left }, deviceCookie };
    },

    async confirmEmailChange({ query, session, isByScript }) {
      if (!isByScript) throw new Refusal('not_by_script');
      return {
        status: 200,
        body: {
          message: await emailChanges.confirm(query.token, { session, isByButton: query.by === 'button' }),
        },
      };
    },

    async setupTwoFactor(call) {
      await requireFresh(call, call.body?.current_password);
      return { status: 200, body: { qr_uri: await twoFactor.setUp(call.member) } };
    },

    async verifyTwoFactor(call) {
      return { status: 200, body: { backup_codes: await twoFactor.turnOn(call, call.body.code) } };
    },

    async disableTwoFactor(call) {
      await requireFresh(call, call.body.current_password);
      await twoFactor.turnOff(call, call.body.code);
      return { status: 200, body: { message: 'Two-factor sign-in is off.' } };
    },

    async regenerateBackupCodes(call) {
      await requireFresh(call, call.body?.current_password);
      return { status: 200, body: { backup_codes: await twoFactor.replaceCodes(call) } };
    },

    async listPasskeys({ member }) {
      const unavailable_reason = findPasskeyObstacle(publicUrl()) ?? null;
      return { status: 200, body: { passkeys: await passkeys.list(member.id), unavailable_reason } };
    },

    async startPasskey(call) {
      await requireFresh(call, call.body?.current_password);
      return { status: 200, body: await passkeys.start(call.member) };
    },

    async addPasskey(call) {
      await requireFresh(call, undefined);
      const name = deviceWords(call.userAgent);
      return { status: 200, body: await passkeys.add(call, call.body, name) };
    },

    async removePasskey(call) {
      await requireFresh(call, call.body?.current_password);
      if (!(await passkeys.remove(call, call.params.id))) throw new Refusal('not_found');
      return { status: 200, body: { message: 'The passkey is removed.' } };
    },

    async listIdentities({ member }) {
      return { status: 200, body: await identities.list(member.id) };
    },

    async startIdentity(call) {
      await requireFresh(call, call.body.current_password);
      const { url, token } = await identities.start(call.member.id, call.body.provider);
      return { status: 200, body: { url }, providerCookie: token };
    },

    async removeIdentity(call) {
      await requireFresh(call, call.body?.current_password);
      if (!(await identities.remove(call, call.params.id))) throw new Refusal('not_found');
      return { status: 200, body: { message: 'It can no longer sign in to your account.' } };
    },
  };
}

/** The calls about access tokens. Revoking one needs no fresh sign-in, because it gives nobody anything. */
function createAccessTokenHandlers(dependencies: Dependencies): AccessTokenHandlers {
  const { accessTokens, freshSignIn } = dependencies;
  const make = createAccessTokenMaker(dependencies);
  return {
    async listAccessTokens({ member }) {
      return { status: 200, body: await accessTokens.list(member.id) };
    },

    async createAccessToken(call) {
      await freshSignIn.require(call, call.body.current_password);
      return { status: 200, body: await make(call, call.body) };
    },

    async revokeAccessToken({ params, member }) {
      if (!(await accessTokens.revoke(member.id, params.id))) throw new Refusal('not_found');
      return { status: 200, body: { message: 'The access token is revoked.' } };
    },
  };
}

/** The answer for every address, whether or not it has an account. */
const RESET_ASKED = 'If this address has an account, a link is on its way to it.';

function resetMessage({ length }: readonly Passkey[]): string {
  if (length === 0) return 'Your new password is saved.';
  const passkeys = length === 1 ? 'One passkey' : `${length} passkeys`;
  return `Your new password is saved. ${passkeys} can still sign in: look at them in your account.`;
}
