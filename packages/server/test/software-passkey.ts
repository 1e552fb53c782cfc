import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@daylit/contract';

/** User present, user verified. */
const FLAGS = 0x01 | 0x04;
const HAS_CREDENTIAL = 0x40;

interface Options {
  /** Where the browser says that it is. */
  origin: string;
  /** False for a device that asked for no finger, face or code. Default: true. */
  isVerified?: boolean;
}

/** A device that holds one passkey, as WebAuthn describes it. */
export interface SoftwarePasskey {
  create(options: PasskeyCreation): NewPasskey;
  prove(request: PasskeyRequest): PasskeyProof;
}

export function createSoftwarePasskey({ origin, isVerified = true }: Options): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const flags = isVerified ? FLAGS : 0x01;
  let uses = 0;

  function authenticatorData(rpId: string, extraFlags = 0, credential = Buffer.alloc(0)): Buffer {
    uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | extraFlags]), counter, credential]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create({ challenge, rp }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, an ES256 key.
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, rawId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
      const data = authenticatorData(rp.id, HAS_CREDENTIAL, credential);
      // CBOR: {fmt: "none", attStmt: {}, authData: data}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    prove({ challenge, rpId }) {
      const data = authenticatorData(rpId);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
