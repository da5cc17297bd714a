import { describe, expect, it } from 'vitest';
import { declaredCents, type OwnerDocumentKind, ownerConflicts, ownerGapsOf } from './owner-rules.ts';

const owner = {
  country: 'ES',
  naceSection: 'F',
  beneficialOwners: [{ country: 'ES' }],
  conflicts: [],
  otherOffers: [],
};
const documents: OwnerDocumentKind[] = [
  'registration',
  'criminalRecord',
  'countryDeclaration',
  'offersDeclaration',
];

describe('the gaps of an owner', () => {
  it('[L23] are none with every declaration and document', () => {
    expect(ownerGapsOf(owner, documents, ['KP'])).toEqual([]);
  });

  it.each([
    ['highRiskCountry', { country: 'KP' }],
    ['highRiskCountry', { beneficialOwners: [{ country: 'ES' }, { country: 'KP' }] }],
    ['conflict', { conflicts: ['manager' as const] }],
    ['naceSection', { naceSection: null }],
    ['beneficialOwners', { beneficialOwners: [] }],
    ['beneficialOwners', { beneficialOwners: null }],
    ['conflicts', { conflicts: null }],
    ['otherOffers', { otherOffers: null }],
  ])('[L23][L25][L36] name %s for %j', (gap, changes) => {
    expect(ownerGapsOf({ ...owner, ...changes }, documents, ['KP'])).toEqual([gap]);
  });

  it.each(ownerConflicts)(
    '[L25] name the conflict of an owner with the tie %s, alone and with others',
    (tie) => {
      for (const conflicts of [[tie], [...ownerConflicts]])
        expect(ownerGapsOf({ ...owner, conflicts }, documents, [])).toEqual(['conflict']);
    },
  );

  it('[L25] know the ties of the law: shareholders, managers, employees and whom they control', () => {
    expect([...ownerConflicts].sort()).toEqual(['controlled', 'employee', 'manager', 'shareholder']);
  });

  it.each(documents)('[L23] name the missing document: %s', (kind) => {
    const others = documents.filter((other) => other !== kind);
    expect(ownerGapsOf(owner, [...others, 'other'], [])).toEqual([kind]);
  });
});

describe('the declared offers on other platforms', () => {
  const offer = (openedOn: string) => ({ openedOn, amount: 100 });

  it('[L24] count for twelve months', () => {
    const offers = [offer('2025-03-02'), offer('2025-03-03'), offer('2026-03-01')];
    expect(declaredCents(offers, '2026-03-02')).toBe(200);
    expect(declaredCents(offers, '2026-03-03')).toBe(100);
    expect(declaredCents(null, '2026-03-02')).toBe(0);
  });
});
