import { expect, it } from 'vitest';
import { documentNumberProblems } from './document-number.ts';

it.each([
  ['ES', 'ID_CARD', '12345678Z', true],
  ['ES', 'ID_CARD', '12.345.678-z', true],
  ['ES', 'ID_CARD', '12345678A', false],
  ['ES', 'ID_CARD', '1234567', false],
  [null, 'ID_CARD', '12345678A', false],
  [null, 'ID_CARD', 'AB-123456', true],
  ['PT', 'ID_CARD', '12345678A', true],
  ['PT', 'RESIDENCE_PERMIT', 'X1234567L', true],
  ['PT', 'RESIDENCE_PERMIT', 'X1234567A', false],
  ['ES', 'DRIVERS_LICENSE', '12345678A', false],
  ['ES', 'PASSPORT', '12345678A', true],
  ['FR', 'PASSPORT', '!!', false],
  [null, 'VISA', '-1-', false],
] as const)('[V13] %s %s %s is accepted: %s', (nationality, type, number, isGood) => {
  const problems = documentNumberProblems({
    nationality,
    identificationDocumentType: type,
    identificationDocumentNumber: number,
  });
  expect(problems).toEqual(
    isGood ? [] : [{ path: ['identificationDocumentNumber'], message: 'document_number' }],
  );
});
