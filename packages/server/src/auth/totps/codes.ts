import { createHash, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { recoveryCodesCount } from '@semilla/contract';
import { Secret, TOTP } from 'otpauth';
import { hashCost } from '../password-hash.ts';

const periodSeconds = 30;
/** Each letter has five random bits. */
const recoveryCodeLetters = 16;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });
}

/** The `place` for encrypting a secret, so a secret copied to another user cannot be decrypted. */
export const placeOfTotp = (userId: string) => `totp:${userId}`;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function otpauthUrl(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/** The time step of a code: the current one or a neighbour, because clocks differ. Undefined if the code is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}

export function currentCode(secret: string, now: Date): string {
  return totpOf(secret, '', '').generate({ timestamp: now.getTime() });
}

function newRecoveryCode(): string {
  const letters = [...randomBytes(recoveryCodeLetters)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodesCount) codes.add(newRecoveryCode());
  return [...codes];
}

const lettersOf = (code: string) => code.replaceAll('-', '').toUpperCase();

/** Uses a slow hash, because a code has only eighty random bits, fewer than a key. The device's id is the salt. */
export function hashRecoveryCode(totpId: string, code: string): Promise<Buffer> {
  return hashRaw(lettersOf(code), { ...hashCost, salt: Buffer.from(totpId.replaceAll('-', ''), 'hex') });
}

/** The hash of codes that were issued before the slow hash. */
export function earlierHashOf(totpId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${totpId}:${lettersOf(code)}`)
    .digest();
}
