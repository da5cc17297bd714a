import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isRandomKey, isUnusualKey } from './key-strength.ts';

describe('a key', () => {
  it.each([
    ['of openssl rand -hex 32', '9f1c0d4be6a27583f0c4e1b2a7d86935e2f4bb0c91d7a86e3502fc48d1be7a69'],
    ['the same in capitals', '9F1C0D4BE6A27583F0C4E1B2A7D86935E2F4BB0C91D7A86E3502FC48D1BE7A69'],
    ['of openssl rand -base64 32', 'q8Zc3nV0y/2TtLk7Xw+JmR5pGdA1sUeHfB9oKiQxE4M='],
    ['of openssl rand -base64 48', 'm2Vq0ZtX9rKc4LwA+7JdYh1sGfN3bUe6oPiRkT8xQvE5HzWlCyM/jBnDaSuFgOp4'],
    ['in base64 for addresses', 'q8Zc3nV0y_2TtLk7Xw-JmR5pGdA1sUeHfB9oKiQxE4M'],
  ])('[X1] %s is random', (_what, key) => {
    expect(isRandomKey(key)).toBe(true);
  });

  it.each([
    'semilla-production-secret-key-2026',
    'change-me-to-something-random-please',
    'change-me-to-something-random-please-before-the-first-start',
    'this-is-the-secret-key-of-our-platform-which-is-not-known',
    'ThisIsTheSecretKeyOfOurPlatformAndItMustNotBeKnown2026',
    'SEMILLA_PRODUCTION_SECRET_KEY_DO_NOT_TELL_ANYONE_2026',
    'Semilla2026Production2026Secret2026Key2026Platform2026',
    'la-clave-secreta-de-nuestra-plataforma-de-inversion',
    'CorrectHorseBatteryStapleCorrectHorseBatteryStaple',
    'LaClaveSecretaDeNuestraPlataformaDeInversionSolidaria',
    'MiPerroSeLlamaToroYViveEnUnaCasaDeVallecasDesde1999',
    'ElGatoDeMiTiaComePanYSeVaDePaseoPorElRioConUnPez',
    'WirHabenEinenSehrGeheimenSchluesselFuerDieBank',
    'the secret key of our platform, which is not known',
    '0'.repeat(64),
    '0123456789abcdef'.repeat(4),
    '9f1c0d4be6a27583f0c4e1b2a7d86935',
    'q8Zc3nV0y/2TtLk7Xw+JmR5p',
  ])('[X1] %s is not random, or too short', (key) => {
    expect(isRandomKey(key)).toBe(false);
  });

  const sha256 = (text: string) => createHash('sha256').update(text);
  const sentence = 'change-me-change-me-change-me-change-me-now';
  const encoded = (text: string, as: BufferEncoding) => Buffer.from(text).toString(as);
  it.each([
    ['the hash of a common password', sha256('password').digest('hex')],
    ['the same in base64', sha256('password').digest('base64')],
    ['the hash of a common password and a line break', sha256('dragon\n').digest('hex')],
    ['the hash of nothing', sha256('').digest('hex')],
    ['a longer hash', createHash('sha512').update('letmein').digest('hex')],
    ['a pattern, twice', '00112233445566778899aabbccddeeff'.repeat(2)],
    ['bytes that count up', Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString('hex')],
    ['a sentence in base64', encoded(sentence, 'base64')],
    ['a sentence in base64, twice', encoded(encoded(sentence, 'base64'), 'base64')],
    ['a sentence in hexadecimal', encoded('La clave de nuestra plataforma es esta.', 'hex')],
  ])('[X1] of %s is not random', (_what, key) => {
    expect(isRandomKey(key)).toBe(false);
  });

  it('[X1] of 32 random bytes or more is accepted', () => {
    for (let length = 32; length <= 96; length += 8) {
      expect(isRandomKey(randomBytes(length).toString('hex'))).toBe(true);
    }
  });

  it('[X1] of an earlier version is accepted while it is being replaced, unless it is a repetition', () => {
    expect(isUnusualKey('semilla-production-secret-key-2026')).toBe(true);
    expect(isUnusualKey('9f1c0d4be6a27583f0c4e1b2a7d86935')).toBe(true);
    expect(isUnusualKey('production'.repeat(6))).toBe(false);
  });
});
