import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  type KeyObject,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import type { Config } from './config.ts';
import { deriveKey, secretsOf } from './keys.ts';

/** PKCS #8 puts this in front of the 32 bytes of an Ed25519 key. */
const pkcs8Header = Buffer.from('302e020100300506032b657004220420', 'hex');

function pairOf(secret: string) {
  const key = Buffer.concat([pkcs8Header, deriveKey(secret, 'checkpoints')]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return {
    keyId: deriveKey(secret, 'evidence key id').toString('hex', 0, 8),
    sealing: createSecretKey(deriveKey(secret, 'seals')),
    marking: createSecretKey(deriveKey(secret, 'marks of rows')),
    privateKey,
    publicKey: createPublicKey(privateKey),
  };
}

const sealWith = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest();
const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * The two texts that the mark of a row covers. The details may be erased from the row later; the mark stays.
 */
export interface Marked {
  content: string;
  details: string;
}

const keyIdBytes = 8;
const nonceBytes = 16;
const digestBytes = 32;
const pooledBytes = 4_096;
let pool = Buffer.alloc(0);

/** Takes the nonce from many random bytes made at once, because each request for random bytes is slow. */
function newNonce(): Buffer {
  if (pool.length < nonceBytes) pool = randomBytes(pooledBytes);
  const nonce = pool.subarray(0, nonceBytes);
  pool = pool.subarray(nonceBytes);
  return nonce;
}

/** A mark: key id, random bytes, a keyed hash of the details, and a keyed hash of everything before plus the content. */
function markWith(
  { keyId, marking }: ReturnType<typeof pairOf>,
  { content, details }: Marked,
  nonce: Buffer,
) {
  const head = Buffer.concat([Buffer.from(keyId, 'hex'), nonce]);
  const body = Buffer.concat([head, sealWith(marking, `${head.toString('hex')}|details|${details}`)]);
  return Buffer.concat([body, sealWith(marking, `${body.toString('hex')}|content|${content}`)]);
}

/** Keys for evidence shown to others: keyed hashes, and signatures that anyone can check with the public key. */
export interface EvidenceKeys {
  keyId: string;
  seal(text: string): Buffer;
  /** Whether the key with this id made the seal; undefined if no key with this id is set. */
  isSeal(keyId: string, text: string, seal: Buffer): boolean | undefined;
  /** A keyed hash that proves that this platform wrote a row; no two marks are equal. */
  mark(marked: Marked): Buffer;
  /** Whether this platform made the mark for this row. The caller leaves out `details` that were erased. */
  isMark(mark: Buffer | null, marked: Omit<Marked, 'details'> & { details?: string | undefined }): boolean;
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
      return isSame(sealWith(pair.sealing, text), seal);
    },
    mark: (marked) => markWith(current, marked, newNonce()),
    isMark(mark, { content, details }) {
      const pair = mark && pairFor(mark.toString('hex', 0, keyIdBytes));
      if (!mark || !pair) return false;
      const nonce = mark.subarray(keyIdBytes, keyIdBytes + nonceBytes);
      if (details !== undefined) return isSame(markWith(pair, { content, details }, nonce), mark);
      const body = mark.subarray(0, -digestBytes);
      const whole = [body, sealWith(pair.marking, `${body.toString('hex')}|content|${content}`)];
      return isSame(Buffer.concat(whole), mark);
    },
    sign: (text) => sign(null, Buffer.from(text), current.privateKey).toString('base64'),
    isSignature(keyId, text, signature) {
      const pair = pairFor(keyId);
      return pair && verify(null, Buffer.from(text), pair.publicKey, Buffer.from(signature, 'base64'));
    },
  };
}
