import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allInvestorKindTexts, kindTextsRead } from './earlier-kind-texts.ts';
import { investorKindTexts } from './investor-kind-texts.ts';

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Requests name these versions: a line is added for a new version, and none is ever changed. */
const digests = {
  '2026-11': '7dcacd4e05ea6ce9',
  '2026-11-2': 'fcbbcf29cf42101e',
};

describe('the texts of a request for another kind of investor', () => {
  it('[L3] never change without a new version', () => {
    const found = allInvestorKindTexts().map(({ version, ...texts }) => [version, digestOf(texts)]);
    expect(Object.fromEntries(found)).toEqual(digests);
  });

  it.each([
    ['individual', 'sophisticated', 11, /dos de estos tres/],
    ['company', 'sophisticated', 11, /uno de estos tres/],
    ['company', 'professional', 8, /cliente profesional/],
  ] as const)('[L3] of %s who asks to be %s are known line by line', (userKind, kind, lines, first) => {
    const { version: textsVersion } = investorKindTexts;
    const read = kindTextsRead({ userKind, kind, textsVersion }, 'es');
    expect(read).toHaveLength(lines);
    expect(read[0]).toMatch(first);
    expect(read.slice(-3)).toEqual(Object.values(investorKindTexts.es.attests));
    expect(kindTextsRead({ userKind, kind, textsVersion }, 'en')).toHaveLength(lines);
  });

  it('[L3] of an earlier version stay as they were read', () => {
    const of = (textsVersion: string) =>
      kindTextsRead({ userKind: 'individual', kind: 'sophisticated', textsVersion }, 'en').join(' ');
    expect(of('2026-11')).toContain('€60,000');
    expect(of('2026-11-2')).toContain('60.000 €');
    expect(of('1999')).toBe('');
  });
});
