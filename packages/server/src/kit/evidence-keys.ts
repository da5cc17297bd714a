import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import type { Config } from './config.ts';
import { deriveKey, secretsOf } from './keys.ts';

/** Before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8Header = Buffer.from('302e020100300506032b657004220420', 'hex');

function pairOf(secret: string) {
  const key = Buffer.concat([pkcs8Header, deriveKey(secret, 'checkpoints')]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return {
    keyId: deriveKey(secret, 'evidence key id').toString('hex', 0, 8),
    sealing: createSecretKey(deriveKey(secret, 'seals')),
    privateKey,
    publicKey: createPublicKey(privateKey),
  };
}

const sealWith = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest();

/** Keys for what has to convince others: keyed hashes, and signatures that can be checked with the public key alone. */
export interface EvidenceKeys {
  keyId: string;
  seal(text: string): Buffer;
  /** Undefined if no key with this id is set. */
  isSeal(keyId: string, text: string, seal: Buffer): boolean | undefined;
  sign(text: string): string;
  isSignature(keyId: string, text: string, signature: string): boolean | undefined;
}

export function createEvidenceKeys(
  config: Pick<Config, 'secretKey' | 'previousSecretKey' | 'dataDir'>,
): EvidenceKeys {
  const pairs = secretsOf(config).map(pairOf);
  const [current] = pairs as [ReturnType<typeof pairOf>];
  const pairFor = (keyId: string) => pairs.find((pair) => pair.keyId === keyId);
  return {
    keyId: current.keyId,
    seal: (text) => sealWith(current.sealing, text),
    isSeal(keyId, text, seal) {
      const pair = pairFor(keyId);
      if (!pair) return undefined;
      const expected = sealWith(pair.sealing, text);
      return expected.length === seal.length && timingSafeEqual(expected, seal);
    },
    sign: (text) => sign(null, Buffer.from(text), current.privateKey).toString('base64'),
    isSignature(keyId, text, signature) {
      const pair = pairFor(keyId);
      return pair && verify(null, Buffer.from(text), pair.publicKey, Buffer.from(signature, 'base64'));
    },
  };
}
