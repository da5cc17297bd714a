import type { Field } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { type CsvValue, csvLine } from './csv.ts';
import { separatorIn, valueIn } from './csv-language.ts';

describe('a value', () => {
  const midnight = new Date('2026-03-13T23:30:00Z');
  it.each<[CsvValue, Pick<Field, 'kind' | 'words'>, es: CsvValue, en: CsvValue]>([
    [1_234_50, { kind: 'money' }, '1234,50', '1234.50'],
    ['-12.50', { kind: 'money' }, '-12,50', '-12.50'],
    [7_25, { kind: 'percent' }, '7,25', '7.25'],
    [1_234, { kind: 'integer' }, 1_234, 1_234],
    [true, { kind: 'boolean' }, 'Sí', 'Yes'],
    [midnight, { kind: 'instant' }, '14/03/2026 00:30', '2026-03-14 00:30'],
    [midnight.toISOString(), { kind: 'instant' }, '14/03/2026 00:30', '2026-03-14 00:30'],
    ['2026-03-14', { kind: 'day' }, '14/03/2026', '2026-03-14'],
    ['DE', { kind: 'country' }, 'Alemania', 'Germany'],
    ['withdraw', { kind: 'choice', words: 'wallet.types' }, 'Retirada', 'Withdrawal'],
    [
      'AC04',
      { kind: 'text', words: 'payment.returnReasons' },
      'La cuenta está cerrada',
      'The account is closed',
    ],
    ['ZZ99', { kind: 'text', words: 'payment.returnReasons' }, 'ZZ99', 'ZZ99'],
    [null, { kind: 'choice', words: 'wallet.types' }, null, null],
    ['2026-03-14', { kind: 'text' }, '2026-03-14', '2026-03-14'],
  ])('[B13][M1][M3] %j of %j is written in the usual form of each language', (value, field, es, en) => {
    expect([valueIn('es', field, value), valueIn('en', field, value)]).toEqual([es, en]);
  });

  it('[B13] that contains its language’s separator is quoted, and a decimal comma does not count as a formula', () => {
    expect(csvLine(['-12,50', 'a;b', 'a,b'], separatorIn('es'))).toBe('-12,50;"a;b";a,b\r\n');
    expect(csvLine(['-12.50', 'a;b', 'a,b'], separatorIn('en'))).toBe('-12.50,a;b,"a,b"\r\n');
  });
});

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"\t=HYPERLINK(""https://evil.example"")"`],
    ['+34 600 123 456', '+34 600 123 456'],
    ['+34600123456', '+34600123456'],
    ['+34 600+1', '"\t+34 600+1"'],
    ['+34 A1', '"\t+34 A1"'],
    ['-2+3', '"\t-2+3"'],
    ['@SUM(A1)', '"\t@SUM(A1)"'],
    ['\t=1', '"\t\t=1"'],
    ['a\t=1+1', '"a\t=1+1"'],
    ['\r=1', '"\t\r\t=1"'],
    ['a\n=1+1', '"a\n\t=1+1"'],
    ['a;=1+1', '"a;\t=1+1"'],
    ['a; @SUM(A1)', '"a;\t @SUM(A1)"'],
    ['a; b', 'a; b'],
    ['-12.50', '-12.50'],
    [-12, '-12'],
    ['a,b', '"a,b"'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['di «"hola"»', '"di «""hola""»"'],
    [null, ''],
    [undefined, ''],
    [false, 'false'],
    [new Date('2026-03-14T09:30:00Z'), '2026-03-14T09:30:00.000Z'],
  ])('[B13] of %j is written as %j', (value, written) => {
    expect(csvLine([value, 'x'])).toBe(`${written},x\r\n`);
  });
});
