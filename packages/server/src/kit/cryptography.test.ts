/**
 * Goal: tokens, keys and algorithms are as strong as asvs.md requires. Method: decrypt the platform's data here with
 * Node's functions only, and search the sources for every use of cryptography.
 */
import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, newSecret } from '../auth/totps/codes.ts';
import { createEvidenceKeys } from './evidence-keys.ts';
import { createKeys, deriveKey, newToken } from './keys.ts';

const secretKey = '4f'.repeat(32);
const config = { secretKey, previousSecretKey: undefined, dataDir: '' };
const keys = createKeys(config);
const evidenceKeys = createEvidenceKeys(config);
const many = 10_000;

const src = join(import.meta.dirname, '..');
const sources = globSync('**/*.ts', { cwd: src })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/** What the first group of a pattern matches in the sources, each text once. */
const found = (pattern: RegExp) =>
  [
    ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].sort();

describe('random values', () => {
  it('[C2] tokens have 256 random bits, and never repeat', () => {
    const tokens = Array.from({ length: many }, () => newToken());
    for (const { token, tokenHash } of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(tokenHash).toHaveLength(32);
    }
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(many);
    const ones = Buffer.concat(tokens.map(({ token }) => Buffer.from(token, 'base64url')));
    const share =
      ones.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0) / (ones.length * 8);
    expect(share).toBeCloseTo(0.5, 2);
  });

  it('[C2] secrets of one-time codes have 160 bits, recovery codes 80, and no letter is rare', () => {
    const secrets = Array.from({ length: many }, newSecret);
    expect(new Set(secrets).size).toBe(many);
    expect(new Set(secrets.map((secret) => secret.length))).toEqual(new Set([160 / 5]));
    const codes = Array.from({ length: many / 10 }, newRecoveryCodes).flat();
    expect(new Set(codes).size).toBe(codes.length);
    const letters = codes.map((code) => code.replaceAll('-', ''));
    expect(new Set(letters.map((code) => code.length))).toEqual(new Set([80 / 5]));
    const counts = new Map<string, number>();
    for (const letter of letters.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const usual = (codes.length * 16) / 32;
    expect(counts.size).toBe(32);
    for (const [letter, count] of counts) expect(Math.abs(count / usual - 1), letter).toBeLessThan(0.2);
  });

  it('[C2] come from the operating system; Math.random only spreads retries', () => {
    const users = sources.filter(({ text }) => text.includes('Math.random')).map(({ path }) => path);
    expect(users.sort()).toEqual(['kit/change/make-change.ts', 'money/engine/batch-queue.ts']);
  });
});

describe('encryption', () => {
  const place = 'totp:01890a5d-ac96-774b-bcce-b302099a8057';

  it('[C2] is AES-256-GCM with a new nonce each time, a key by HKDF and the place as associated data', () => {
    const sealed = keys.encrypt('geheim', place);
    const nonce = sealed.subarray(10, 22);
    const tag = sealed.subarray(22, 38);
    const content = sealed.subarray(38);
    const key = Buffer.from(hkdfSync('sha256', secretKey, 'semilla', 'encryption', 32));
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
    expect(decipher.update(content, undefined, 'utf8') + decipher.final('utf8')).toBe('geheim');
    const nonces = Array.from({ length: many }, () => keys.encrypt('geheim', place).toString('hex', 10, 22));
    expect(new Set([...nonces, nonce.toString('hex')]).size).toBe(many + 1);
    expect(sealed.toString('latin1', 0, 2)).toBe('S1');
  });

  it('[C2] cannot be undone after one bit changed, for another place or with another key', () => {
    const sealed = keys.encrypt('geheim', place);
    for (let bit = 80; bit < sealed.length * 8; bit += 1) {
      const altered = Buffer.from(sealed);
      altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => keys.decrypt(altered, place), `bit ${bit}`).toThrow(/authenticate/);
    }
    expect(() => keys.decrypt(sealed, 'totp:another')).toThrow(/authenticate/);
    expect(() => createKeys({ secretKey: '4e'.repeat(32), dataDir: '' }).decrypt(sealed, place)).toThrow(
      /no key/,
    );
    expect(keys.decrypt(sealed, place)).toBe('geheim');
  });

  it('[C2] and signing use separate keys of 256 bits', () => {
    const uses = [
      'encryption',
      'signing',
      'key id',
      'checkpoints',
      'seals',
      'evidence key id',
      'marks of rows',
    ];
    const derived = uses.map((use) => deriveKey(secretKey, use));
    for (const key of derived) expect(key).toHaveLength(32);
    expect(new Set(derived.map((key) => key.toString('hex'))).size).toBe(uses.length);
    expect(found(/deriveKey\(\w+, '([^']+)'\)/g)).toEqual(uses.sort());
  });
});

describe('signatures', () => {
  it('[C2] of links and seals are HMAC-SHA-256', () => {
    const hmac = (use: string) => createHmac('sha256', deriveKey(secretKey, use)).update('text');
    expect(keys.sign('text')).toBe(hmac('signing').digest('base64url'));
    expect(evidenceKeys.seal('text')).toEqual(hmac('seals').digest());
  });

  it('[C2] of checkpoints are Ed25519 and valid for one text only', () => {
    const signature = evidenceKeys.sign('text');
    expect(Buffer.from(signature, 'base64')).toHaveLength(64);
    expect(evidenceKeys.isSignature(evidenceKeys.keyId, 'text', signature)).toBe(true);
    expect(evidenceKeys.isSignature(evidenceKeys.keyId, 'text.', signature)).toBe(false);
  });
});

describe('the sources', () => {
  it('[C2] use only approved algorithms', () => {
    expect(found(/\bcreate(?:Hash|Hmac)\(\s*([^,)]+)/g)).toEqual(["'md5'", "'sha256'"]);
    // S3 requires an MD5 checksum against damage in transit, in addition to the signature.
    const withMd5 = sources.filter(({ text }) => text.includes("'md5'")).map(({ path }) => path);
    expect(withMd5).toEqual(['kit/files/s3-store.ts']);
    expect(found(/\bhkdfSync\(\s*([^,)]+)/g)).toEqual(["'sha256'"]);
    expect(found(/\bcreate(?:Cipheriv|Decipheriv)\(\s*([^,)]+)/g)).toEqual(["'aes-256-gcm'"]);
  });

  it('[C2] use the cryptography of Node, argon2, and the libraries for one-time codes and passkeys', () => {
    const libraries =
      /from '((?:node:)?[^'.]*(?:crypto|argon2|bcrypt|scrypt|cipher|sodium|noble|otp|webauthn)[^']*)'/g;
    expect(found(libraries).filter((name) => !name.startsWith('.'))).toEqual([
      '@node-rs/argon2',
      '@simplewebauthn/server',
      'node:crypto',
      'otpauth',
    ]);
    const own =
      /\b(createSign|createVerify|pbkdf2\w*|scrypt\w*|createDiffieHellman\w*|p(?:ublic|rivate)(?:En|De)crypt|crypto\.subtle)\(/g;
    expect(found(own)).toEqual([]);
  });
});
