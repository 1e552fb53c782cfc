import { ApiError } from '@daylit/api-client';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@daylit/contract';

/** Creates a passkey on the device. Rejects with a sentence when that fails. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: options }).catch((cause: unknown) => {
    throw notDone(isKnownDevice(cause) ? HAS_ONE : NOT_MADE, cause);
  });
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/** Signs with a passkey of the device. Rejects with a sentence when that fails. */
export async function provePasskey(request: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({ optionsJSON: request }).catch(
    (cause: unknown) => {
      throw notDone(NOT_PROVED, cause);
    },
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  };
}

/** The device already holds a passkey of this account. */
function isKnownDevice(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'InvalidStateError';
}

function notDone(detail: string, cause: unknown): ApiError {
  return new ApiError({ status: 0, detail }, { cause });
}

const NOT_MADE = 'Your device made no passkey. You can try again, or go on without one.';
const HAS_ONE = 'This device holds a passkey of your account already.';
const NOT_PROVED = 'Your device gave no passkey. You can try again, or use your password.';
