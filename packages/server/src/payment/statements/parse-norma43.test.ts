import { norma43Lines } from '@semilla/contract/testing';
import { describe, expect, it } from 'vitest';
import { entryOf, problemInFile, statementOf, utf8 } from '../../../test/bank-files.ts';
import { parseStatements } from './parse-statements.ts';

const entries = [
  entryOf({
    amountCents: 25_000,
    bankReference: '4711',
    text: 'TRANSFERENCIA DE LUCÍA PEÑA RF18539007547034',
  }),
  entryOf({ amountCents: -1_999, bookedOn: '2026-03-03', valueOn: '2026-03-04', text: 'COMISIÓN' }),
];
const statement = statementOf(entries, { openingCents: 100_000 });
const lines = norma43Lines([statement]);
const latin1 = (given: readonly string[], end = '\r\n') => Buffer.from(given.join(end), 'latin1');
const changed = (line: number, change: (text: string) => string) =>
  latin1(lines.map((text, index) => (index === line - 1 ? change(text) : text)));
const put = (text: string, column: number, part: string) =>
  text.slice(0, column - 1) + part + text.slice(column - 1 + part.length);

describe('Norma 43', () => {
  it('is read with its account, days, balances and movements', () => {
    const { format, statements } = parseStatements(latin1(lines));
    expect(format).toBe('norma43');
    expect(statements).toEqual([
      {
        ...statement,
        entries: [{ ...entries[0], bankReference: '0000004711', counterpartyName: 'LUCÍA PEÑA' }, entries[1]],
      },
    ]);
  });

  it.each([['\n'], ['\r\n'], ['\r']])(
    'is read with lines that end in %j, and without their last spaces',
    (end) => {
      const trimmed = lines.map((line) => line.trimEnd());
      expect(parseStatements(latin1([...trimmed, '\u001a'], end)).statements[0]?.closingCents).toBe(123_001);
    },
  );

  it.each([
    ['14', true],
    ['99', false],
    ['98', false],
  ])('with the common concept %s says whether a payment came back: %s', (concept, isReturn) => {
    const file = changed(2, (text) => put(text, 23, concept));
    expect(parseStatements(file).statements[0]?.entries[0]).toMatchObject({ isReturn });
  });

  const sender = (text: string, amountCents = 100) => {
    const file = latin1(norma43Lines([statementOf([entryOf({ amountCents, text })])]));
    return parseStatements(file).statements[0]?.entries[0]?.counterpartyName;
  };

  it.each([
    ['TRANSFERENCIA DE LUCIA PEÑA SOLER', 'LUCIA PEÑA SOLER'],
    ['TRANSFERENCIA DE: LUCIA PEÑA  CONCEPTO INVERSION', 'LUCIA PEÑA'],
    ['DE PEÑA SOLER, LUCIA RF18 5390 0754 7034', 'PEÑA SOLER, LUCIA'],
    ['ORDENANTE: ACME INVERSIONES S.L. REF 4711', 'ACME INVERSIONES S.L.'],
    ['TRANSFERENCIA DE FONDOS', null],
    ['TRANSFERENCIA LUCIA PEÑA', null],
    ['TRANSFERENCIA DE 4711 0000', null],
    ['RECIBO DE LA COMPAÑIA', null],
  ])('[L49] reads who sent the money where the bank says it in a common form: %s', (text, name) => {
    expect(sender(text)).toBe(name);
  });

  it('names no sender of money that left', () => {
    expect(sender('TRANSFERENCIA DE LUCIA PEÑA', -100)).toBeNull();
  });

  it('holds several statements, also with a balance below zero', () => {
    const second = statementOf([entryOf({ amountCents: 5 })], { openingCents: -200 });
    const { statements } = parseStatements(latin1(norma43Lines([statement, second])));
    expect(statements.map(({ openingCents, closingCents }) => [openingCents, closingCents])).toEqual([
      [100_000, 123_001],
      [-200, -195],
    ]);
  });

  it.each<[string, Uint8Array, unknown]>([
    ['another file', utf8('hola'), ['statement_unknown', {}]],
    ['a cut file', latin1(lines.slice(0, 4)), ['statement_cut', { line: 4 }]],
    ['a file in UTF-8', utf8(lines.join('\r\n')), ['statement_encoding', { line: 3 }]],
    [
      'a file in UTF-8 with short lines',
      utf8(lines.map((line) => line.trimEnd()).join('\r\n')),
      ['statement_encoding', { line: 3 }],
    ],
    [
      'a file in UTF-16',
      Buffer.from(`\ufeff${lines.join('\n')}`, 'utf16le'),
      ['statement_encoding', { line: 1 }],
    ],
    ['a line that is too long', changed(2, (text) => `${text}0`), ['statement_line', { line: 2 }]],
    ['a letter in an amount', changed(2, (text) => put(text, 30, 'X')), ['statement_line', { line: 2 }]],
    [
      'a day that does not exist',
      changed(2, (text) => put(text, 11, '260230')),
      ['statement_line', { line: 2 }],
    ],
    [
      'a movement outside its days',
      changed(2, (text) => put(text, 11, '260301')),
      ['statement_line', { line: 2 }],
    ],
    ['another amount', changed(2, (text) => put(text, 42, '1')), ['statement_sum', { line: 6 }]],
    ['another closing balance', changed(6, (text) => put(text, 73, '2')), ['statement_sum', { line: 6 }]],
    [
      'a missing movement',
      latin1(lines.filter((_, index) => index !== 3 && index !== 4)),
      ['statement_count', { line: 4 }],
    ],
    [
      'another number of lines',
      changed(7, (text) => put(text, 21, '000099')),
      ['statement_count', { line: 7 }],
    ],
    [
      'lines in another order',
      latin1([lines[0] ?? '', lines[2] ?? '', ...lines.slice(1)]),
      ['statement_line', { line: 2 }],
    ],
  ])('refuses %s', (_, bytes, problem) => {
    expect(problemInFile(bytes)).toEqual(problem);
  });
});
