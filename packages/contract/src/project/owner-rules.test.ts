import { describe, expect, it } from 'vitest';
import { declaredCents, type OwnerDocumentKind, ownerConflicts, ownerGapsOf } from './owner-rules.ts';

const owner = {
  taxId: 'B12345674',
  legalName: 'Rehabitia S.L.',
  country: 'ES',
  naceSection: 'F',
  beneficialOwners: [{ name: 'Carmen Soto', country: 'ES' }],
  conflicts: [],
  otherOffers: [],
};
const rules = {
  highRiskCountries: ['KP'],
  provider: { name: 'Semilla Financiación Participativa, S.L.', taxId: 'B99999997' },
};
const documents: OwnerDocumentKind[] = [
  'registration',
  'criminalRecord',
  'countryDeclaration',
  'offersDeclaration',
];

describe('the gaps of an owner', () => {
  it('[L23] are none with every declaration and document', () => {
    expect(ownerGapsOf(owner, documents, rules)).toEqual([]);
  });

  it.each([
    ['highRiskCountry', { country: 'KP' }],
    ['highRiskCountry', { beneficialOwners: [...owner.beneficialOwners, { name: 'Kim Il', country: 'KP' }] }],
    ['conflict', { conflicts: ['manager' as const] }],
    ['naceSection', { naceSection: null }],
    ['beneficialOwners', { beneficialOwners: [] }],
    ['beneficialOwners', { beneficialOwners: null }],
    ['conflicts', { conflicts: null }],
    ['otherOffers', { otherOffers: null }],
  ])('[L23][L25][L36] name %s for %j', (gap, changes) => {
    expect(ownerGapsOf({ ...owner, ...changes }, documents, rules)).toEqual([gap]);
  });

  it.each(ownerConflicts)(
    '[L25] name the conflict of an owner with the tie %s, alone and with others',
    (tie) => {
      for (const conflicts of [[tie], [...ownerConflicts]])
        expect(ownerGapsOf({ ...owner, conflicts }, documents, rules)).toEqual(['conflict']);
    },
  );

  it('[L25] cover the ties that the law names: shareholders, managers, employees and companies they control', () => {
    expect([...ownerConflicts].sort()).toEqual(['controlled', 'employee', 'manager', 'shareholder']);
  });

  it.each([
    ['its tax number', { taxId: 'B99999997' }],
    ['its tax number with the country', { taxId: 'ES-B99999997' }],
    ['its name', { legalName: 'SEMILLA Financiacion Participativa SL' }],
    [
      'it among the owners',
      { beneficialOwners: [{ name: 'Semilla Financiación Participativa, S.L.', country: 'ES' }] },
    ],
  ])('[L25] name the conflict of the company that runs the platform, known by %s', (_how, changes) => {
    expect(ownerGapsOf({ ...owner, ...changes }, documents, rules)).toEqual(['conflict']);
  });

  it('[L25] name no conflict if the tax number of the platform is not configured', () => {
    const unnamed = { ...rules, provider: { ...rules.provider, taxId: undefined } };
    expect(ownerGapsOf({ ...owner, taxId: '' }, documents, unnamed)).toEqual([]);
  });

  it.each(documents)('[L23] name the missing document: %s', (kind) => {
    const others = documents.filter((other) => other !== kind);
    expect(ownerGapsOf(owner, [...others, 'other'], rules)).toEqual([kind]);
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
