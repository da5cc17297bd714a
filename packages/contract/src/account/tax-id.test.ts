import { expect, it } from 'vitest';
import { isSameTaxId, taxId } from './tax-id.ts';

it.each([
  ['B85432102', 'B85432102'],
  ['b-85432102', 'B85432102'],
  ['ES B85432102', 'B85432102'],
  ['A58818501', 'A58818501'],
  ['P2807900B', 'P2807900B'],
  ['PT501234567', 'PT501234567'],
])('[P2] accepts %j as %j', (written, kept) => {
  expect(taxId.parse(written)).toBe(kept);
});

it.each([
  ['B99999997', 'b-99999997', true],
  ['ES-B99999997', 'B99999997', true],
  ['PT501234567', '501234567', false],
  ['B99999997', 'B85432102', false],
  [null, undefined, false],
  ['', '', false],
])('[L25] says whether %j and %j are the same number: %j', (one, other, isSame) => {
  expect(isSameTaxId(one, other)).toBe(isSame);
  expect(isSameTaxId(other, one)).toBe(isSame);
});

it.each([
  ['', 'required'],
  ['B85432103', 'tax_id'],
  ['12345678Z', 'tax_id'],
  ['P28079002', 'tax_id'],
  ['ES12', 'tax_id'],
])('[P2] refuses %j', (written, code) => {
  expect(taxId.safeParse(written).error?.issues.map(({ message }) => message)).toContain(code);
});
