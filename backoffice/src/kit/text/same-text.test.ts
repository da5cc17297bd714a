import { expect, it } from 'vitest';
import { containsCode, isSameName } from './same-text.ts';

it.each([
  ['Lucía Ferrer Soler', 'FERRER SOLER, LUCIA', true],
  ['Lucía Ferrer Soler', 'Lucía Ferrer', false],
  ['Ana López', 'Ana Lopes', false],
])('[A23] compares the names %s and %s regardless of order, accents and case', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});

it('[A23] finds a reference in a text regardless of spaces', () => {
  expect(containsCode('TRANSF. RF26 TB30 2099 A8057 GRACIAS', 'RF26TB302099A8057')).toBe(true);
  expect(containsCode('TRANSF. RF26', 'RF26TB302099A8057')).toBe(false);
});
