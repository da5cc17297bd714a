import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const ivBytes = 12;
const tagBytes = 16;
const keyIdBytes = 8;
/** Marks ciphertexts that name their key. Older ones, from before keys had ids, begin with a random iv. */
const marker = Buffer.from('S1');

/** The uses of the platform's secret, each with its own derived key. */
export interface Keys {
  /** Encrypts a text for one place, such as `totp:<userId>`: it cannot be decrypted for another one. */
  encrypt(text: string, place: string): Buffer;
  decrypt(sealed: Buffer, place: string): string;
  /** Whether the current key encrypted it, not a previous one. */
  isCurrent(sealed: Buffer): boolean;
  /** The first bytes of everything that the current key encrypts. */
  currentHeader: Buffer;
  /** Signs the content of a link. */
  sign(text: string): string;
  isSignedBy(text: string, signature: string): boolean;
}

function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

export const deriveKey = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'semilla', use, 32));

function keyringOf(secret: string) {
  const encryption = deriveKey(secret, 'encryption');
  const keyId = deriveKey(secret, 'key id').subarray(0, keyIdBytes);
  return { encryption, signing: deriveKey(secret, 'signing'), header: Buffer.concat([marker, keyId]) };
}
type Keyring = ReturnType<typeof keyringOf>;

function decryptWith({ encryption }: Keyring, sealed: Buffer, place?: string): string {
  const decipher = createDecipheriv('aes-256-gcm', encryption, sealed.subarray(0, ivBytes));
  if (place !== undefined) decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

function decryptWithoutId(rings: Keyring[], sealed: Buffer): string {
  for (const ring of rings) {
    try {
      return decryptWith(ring, sealed);
    } catch {
      // Try the next key.
    }
  }
  throw new Error('no key of this process decrypts this');
}

const signWith = ({ signing }: Keyring, text: string) =>
  createHmac('sha256', signing).update(text).digest('base64url');

const isHeadedBy = (sealed: Buffer, { header }: Keyring) => sealed.subarray(0, header.length).equals(header);

type Secrets = Pick<Config, 'secretKey' | 'dataDir'> & Partial<Pick<Config, 'previousSecretKey'>>;

/** The current secret first, then the previous ones that are still accepted. */
export function secretsOf({ secretKey, previousSecretKey, dataDir }: Secrets): string[] {
  return [secretKey ?? demoSecret(dataDir), ...(previousSecretKey?.split(',') ?? [])];
}

export function createKeys(config: Secrets): Keys {
  const rings = secretsOf(config).map(keyringOf);
  const [current] = rings as [Keyring];
  return {
    sign: (text) => signWith(current, text),
    isSignedBy(text, signature) {
      const given = Buffer.from(signature);
      return rings.some((ring) => {
        const expected = Buffer.from(signWith(ring, text));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
    encrypt(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current.encryption, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([current.header, iv, cipher.getAuthTag(), sealed]);
    },
    decrypt(sealed, place) {
      const ring = rings.find((known) => isHeadedBy(sealed, known));
      return ring
        ? decryptWith(ring, sealed.subarray(ring.header.length), place)
        : decryptWithoutId(rings, sealed);
    },
    isCurrent: (sealed) => isHeadedBy(sealed, current),
    currentHeader: current.header,
  };
}

/** A random token of 256 bits in 43 characters. Only its hash is stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
