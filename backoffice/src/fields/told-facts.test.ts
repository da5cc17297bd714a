import { describe, expect, it } from 'vitest';
import { plainName, toldFacts } from './told-facts.ts';

const words = { yes: 'Sí', no: 'No' };

describe('what a provider told', () => {
  it('[A19] [M3] is read line by line, however deep it stood, with days as they are written here', () => {
    const data = {
      code: 9001,
      person: { dateOfBirth: '1988-05-21', isPep: false, gender: null },
      lists: ['a'],
    };
    expect(toldFacts(data, words)).toEqual([
      { path: 'code', value: '9001' },
      { path: 'person.dateOfBirth', value: '21/05/1988' },
      { path: 'person.isPep', value: 'No' },
      { path: 'lists.0', value: 'a' },
    ]);
  });

  it('has a name even for what we have no word for', () => {
    expect(plainName('person.riskScore')).toBe('Person · risk score');
  });
});
