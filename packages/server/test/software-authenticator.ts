import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Bytes = Uint8Array;

const sha256 = (data: Bytes | string) => createHash('sha256').update(data).digest();
const base64url = (data: Bytes) => Buffer.from(data).toString('base64url');

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

// The part of CBOR that an authenticator needs.
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (data: Bytes) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);

const coordinate = (value: string) =>
  Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

interface Site {
  rpId: string;
  origin: string;
}

/** Signs challenges like a phone, with its own key. */
export class SoftwareAuthenticator {
  readonly credentialId = base64url(randomBytes(16));
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly site: Site;

  constructor(publicUrl: string) {
    const { hostname, origin } = new URL(publicUrl);
    this.site = { rpId: hostname, origin };
  }

  /** The public key in WebAuthn's format. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
  }

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private fields(response: object) {
    const id = this.credentialId;
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  /** The result of `navigator.credentials.create`. */
  create({ challenge }: { challenge: string }, { rpId, origin }: Partial<Site> = {}) {
    const credential = Buffer.from(this.credentialId, 'base64url');
    const authenticatorData = Buffer.concat([
      sha256(rpId ?? this.site.rpId),
      Buffer.from([present | verified | withCredential]),
      uint32(this.counter),
      Buffer.alloc(16),
      Buffer.from([0, credential.length]),
      credential,
      this.publicKey,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authenticatorData),
    ]);
    const clientData = this.clientData('webauthn.create', challenge, origin ?? this.site.origin);
    const response = {
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
    return { ...this.fields(response), response };
  }

  /** The result of `navigator.credentials.get`. */
  answer(
    { challenge }: { challenge: string },
    { rpId, origin, isVerified = true }: Partial<Site> & { isVerified?: boolean } = {},
  ) {
    this.counter += 1;
    const authenticatorData = Buffer.concat([
      sha256(rpId ?? this.site.rpId),
      Buffer.from([isVerified ? present | verified : present]),
      uint32(this.counter),
    ]);
    const clientData = this.clientData('webauthn.get', challenge, origin ?? this.site.origin);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const response = {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    };
    return { ...this.fields(response), response };
  }
}
