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

/** The uses of the platform's secret, each with its own derived key. */
export interface Keys {
  encrypt(text: string): Buffer;
  decrypt(sealed: Buffer): string;
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

const derive = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, 'semilla', use, 32));

export function createKeys(config: Pick<Config, 'secretKey' | 'dataDir'>): Keys {
  const secret = config.secretKey ?? demoSecret(config.dataDir);
  const encryption = derive(secret, 'encryption');
  const signing = derive(secret, 'signing');
  const sign = (text: string) => createHmac('sha256', signing).update(text).digest('base64url');
  return {
    sign,
    isSignedBy(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    encrypt(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', encryption, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    decrypt(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', encryption, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
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
