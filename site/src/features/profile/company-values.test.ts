import { describe, expect, it } from 'vitest';
import { companyBody, companyProblems } from './check-company.ts';
import { emptyCompany } from './company-values.ts';

const filled = {
  ...emptyCompany,
  'beneficialOwners.0.name': 'Carmen Soto',
  'beneficialOwners.0.share': '60,5',
  'representatives.0.name': 'Carmen Soto',
  'representatives.0.documentNumber': '12345678Z',
};

describe('the declaration of a company', () => {
  it('[L46] leaves out empty rows, and reads shares with a comma', () => {
    expect(companyProblems(filled)).toEqual({});
    expect(companyBody(filled)).toEqual({
      beneficialOwners: [{ name: 'Carmen Soto', country: 'ES', share: 6_050 }],
      representatives: [{ name: 'Carmen Soto', documentNumber: '12345678Z' }],
    });
  });

  it('[L46] names a director without a share', () => {
    const director = { ...filled, 'beneficialOwners.0.share': '' };
    expect(companyBody(director).beneficialOwners).toMatchObject([{ share: null }]);
    expect(companyProblems(director)).toEqual({});
  });

  it.each([
    ['beneficialOwners.0.name', 'required', ''],
    ['beneficialOwners.0.share', 'share_above_quarter', '25'],
    ['representatives.0.documentNumber', 'required', ''],
  ])('[L46] is refused because of %s', (path, code, value) => {
    expect(companyProblems({ ...filled, [path]: value })).toMatchObject({ [path]: { code } });
  });

  it('[L46] is refused if a share is not a number', () => {
    const problems = companyProblems({ ...filled, 'beneficialOwners.0.share': 'la mitad' });
    expect(Object.keys(problems)).toEqual(['beneficialOwners.0.share']);
  });

  it('[L46] requires the name in a partly filled row', () => {
    const problems = companyProblems({ ...filled, 'beneficialOwners.2.share': '30' });
    expect(Object.keys(problems).sort()).toEqual(['beneficialOwners.1.name', 'beneficialOwners.2.name']);
  });
});
