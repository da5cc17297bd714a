import { describe, expect, it } from 'vitest';
import { allInvestorKindTexts, kindTextsRead } from './earlier-kind-texts.ts';
import { investorKindTexts } from './investor-kind-texts.ts';

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stored requests refer to these versions: add a line for a new version, never change one. */
const digests = {
  '2026-11': '7dcacd4e05ea6ce9',
  '2026-11-2': 'fcbbcf29cf42101e',
};

describe('the texts of a request for another kind of investor', () => {
  it('[L3] never change without a new version', async () => {
    const found = allInvestorKindTexts().map(async ({ version, ...texts }) => [
      version,
      await digestOf(texts),
    ]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual(digests);
  });

  it.each([
    ['individual', 'sophisticated', 11, /dos de estos tres/],
    ['company', 'sophisticated', 11, /uno de estos tres/],
    ['company', 'professional', 8, /cliente profesional/],
  ] as const)('[L3] of %s who asks to be %s are known line by line', (userKind, kind, lines, first) => {
    const { version: textsVersion } = investorKindTexts;
    const readIn = (language: 'es' | 'en') =>
      kindTextsRead({ userKind, kind, textsVersion }, language).flatMap(({ lead = [], lines: below }) => [
        lead,
        ...below,
      ]);
    const read = readIn('es').flat();
    expect(read).toHaveLength(lines);
    expect(read[0]).toMatch(first);
    expect(read.slice(-3)).toEqual(Object.values(investorKindTexts.es.attests));
    expect(readIn('en').flat()).toHaveLength(lines);
  });

  it('[L3] keep their wording in earlier versions', () => {
    const of = (textsVersion: string) =>
      kindTextsRead({ userKind: 'individual', kind: 'sophisticated', textsVersion }, 'en')
        .flatMap(({ lines }) => lines)
        .join(' ');
    expect(of('2026-11')).toContain('€60,000');
    expect(of('2026-11-2')).toContain('60.000 €');
    expect(of('1999')).toBe('');
  });
});
