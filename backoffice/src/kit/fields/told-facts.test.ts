import { describe, expect, it } from 'vitest';
import { plainName, providerFacts } from './told-facts.ts';

const words = { yes: 'Sí', no: 'No' };

describe('an identity provider’s answer', () => {
  it('[A19] [M3] is flattened to one line per value, with formatted days', () => {
    const data = {
      code: 9001,
      person: { dateOfBirth: '1988-05-21', isPep: false, gender: null },
      lists: ['a'],
    };
    expect(providerFacts(data, words)).toEqual([
      { path: 'code', value: '9001' },
      { path: 'person.dateOfBirth', value: '21/05/1988' },
      { path: 'person.isPep', value: 'No' },
      { path: 'lists.0', value: 'a' },
    ]);
  });

  it('has readable names for fields without a translation', () => {
    expect(plainName('person.riskScore')).toBe('Person · risk score');
  });
});
