import { norma43Lines } from '@semilla/contract/testing';
import { describe, expect, it } from 'vitest';
import { entryOf, problemInFile, statementOf, utf8 } from '../../../test/bank-files.ts';
import { parseStatements } from './parse-statements.ts';
import { referenceIn } from './references-in.ts';

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
    ['98', true],
  ])('with the common concept %s is recognised as a returned payment or not: %s', (concept, isReturn) => {
    const file = changed(2, (text) => put(text, 23, concept));
    expect(parseStatements(file).statements[0]?.entries[0]).toMatchObject({ isReturn });
  });

  const sender = (text: string, amountCents = 100) => {
    const [head = '', entry = '', ...rest] = norma43Lines([statementOf([entryOf({ amountCents, text })])]);
    const file = latin1([head, put(entry, 23, '04'), ...rest]);
    return parseStatements(file).statements[0]?.entries[0]?.counterpartyName;
  };

  it.each([
    ['TRANSFERENCIA DE LUCIA PEÑA SOLER', 'LUCIA PEÑA SOLER'],
    ['TRANSFERENCIA DE: LUCIA PEÑA  CONCEPTO INVERSION', 'LUCIA PEÑA'],
    ['DE PEÑA SOLER, LUCIA RF18 5390 0754 7034', 'PEÑA SOLER, LUCIA'],
    ['ORDENANTE: ACME INVERSIONES S.L. REF 4711', 'ACME INVERSIONES S.L.'],
    ['TRANSFERENCIA DE FONDOS', null],
    ['TRANSFERENCIA LUCIA PEÑA', 'LUCIA PEÑA'],
    ['TRANSFERENCIA DE 4711 0000', null],
    ['RECIBO DE LA COMPAÑIA', null],
  ])('[L49] reads who sent the money if the bank writes it in a common form: %s', (text, name) => {
    expect(sender(text)).toBe(name);
  });

  it('names no sender for outgoing money', () => {
    expect(sender('TRANSFERENCIA DE LUCIA PEÑA', -100)).toBeNull();
  });

  it('may contain several statements, also with a negative balance', () => {
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
      ['statement_outside', { line: 2, day: '01/03/2026', from: '02/03/2026', to: '03/03/2026' }],
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

/**
 * Written by hand from the banks' description of the format, because `norma43Lines` may contain the same mistakes as the parser.
 */
// biome-ignore format: a line for each record
const written = [
  // 3456789 1 3456789 2 3456789 3 3456789 4 3456789 5 3456789 6 3456789 7 3456789 8
  '112100041802000513322603012603052000000001234569783SEMILLA PRESTAMOS S.L.       ',
  '22    0418260302260303020712000000000250000000000000RF36C4F2A90C1B7D3           ',
  '2301TRANSFERENCIA DE LUCIA PEÑA SOLER     CONCEPTO INVERSION                    ',
  '22    04182603032603031706610000000000035000000047110000000000000000000000000000',
  '2301COMISION POR TRANSFERENCIA                                                  ',
  '22    203826030326030404007100000000020000000000000000000000000RF13T7B31D0E9A4C6',
  '22    0418260304260304040712000000000075500000000000000000000000RF18539007547034',
  '2301ORDENANTE: ANDRES GIL MORA                                                  ',
  '22    04182603052603051401220000000002000000000000000000000000000000000000000000',
  '2301DEVOLUCION DE TRANSFERENCIA  RF13 T7B3 1D0E 9A4C 6                          ',
  '2302CUENTA CANCELADA                                                            ',
  '3321000418020005133200002000000000203500000300000000052550200000000155656978    ',
  '88999999999999999999000012                                                      ',
];

describe('a file as a bank writes it', () => {
  const [read] = parseStatements(latin1(written)).statements;

  it('has records of 80 columns', () => {
    expect(written.map(({ length }) => length)).toEqual(written.map(() => 80));
  });

  it('is read column by column', () => {
    expect(read).toEqual({
      account: 'ES9121000418450200051332',
      currency: 'EUR',
      from: '2026-03-01',
      to: '2026-03-05',
      openingCents: 123_456,
      closingCents: 155_656,
      entries: [
        entryOf({
          amountCents: 25_000,
          valueOn: '2026-03-03',
          bankReference: 'RF36C4F2A90C 1B7D3',
          reference: 'RF36C4F2A90C1B7D3',
          counterpartyName: 'LUCIA PEÑA SOLER',
          text: 'TRANSFERENCIA DE LUCIA PEÑA SOLER CONCEPTO INVERSION',
        }),
        entryOf({
          amountCents: -350,
          bookedOn: '2026-03-03',
          bankReference: '0000004711',
          text: 'COMISION POR TRANSFERENCIA',
        }),
        entryOf({
          amountCents: -20_000,
          bookedOn: '2026-03-03',
          valueOn: '2026-03-04',
          bankReference: '00000000000R F13T7B31D0E9A4C6',
          reference: 'RF13T7B31D0E9A4C6',
        }),
        entryOf({
          amountCents: 7_550,
          bookedOn: '2026-03-04',
          bankReference: 'RF18539007547034',
          reference: 'RF18539007547034',
          counterpartyName: 'ANDRES GIL MORA',
          text: 'ORDENANTE: ANDRES GIL MORA',
        }),
        entryOf({
          amountCents: 20_000,
          bookedOn: '2026-03-05',
          isReturn: true,
          text: 'DEVOLUCION DE TRANSFERENCIA RF13 T7B3 1D0E 9A4C 6 CUENTA CANCELADA',
        }),
      ],
    });
  });

  it('[L49] contains our references, even if they are split between two fields', () => {
    const found = read?.entries.map(({ reference, text }) => referenceIn(reference, text));
    expect(found).toEqual([
      { kind: 'wallet', end: '4f2a90c1b7d3' },
      undefined,
      { kind: 'movement', end: '7b31d0e9a4c6' },
      undefined,
      { kind: 'movement', end: '7b31d0e9a4c6' },
    ]);
  });

  const with33 = (column: number, part: string) =>
    latin1(written.map((line) => (line.startsWith('33') ? put(line, column, part) : line)));

  it.each([
    ['bank', 3, '2038'],
    ['office', 7, '0419'],
    ['account', 11, '0200051333'],
    ['currency', 74, '840'],
  ])('is refused if its closing record repeats another %s', (_, column, part) => {
    expect(problemInFile(with33(column, part))).toEqual(['statement_line', { line: 12 }]);
  });

  it.each([
    ['account', 3, ' '.repeat(18)],
    ['account', 3, '0'.repeat(18)],
    ['currency', 74, '   '],
  ])('is read if its closing record omits the %s', (_, column, part) => {
    expect(parseStatements(with33(column, part)).statements).toEqual([read]);
  });

  const header = '000418260305'.padEnd(80);
  const last = (count: number) => put(written.at(-1) ?? '', 21, String(count).padStart(6, '0'));
  const counted = (records: readonly string[], count: number) =>
    latin1([...records.slice(0, -1), last(count)]);

  it.each([
    ['a record of the file before it', counted([header, ...written], 12)],
    ['a record of the file, which is counted', counted([header, ...written], 13)],
    ['its last record counted', counted(written, 13)],
    ['both counted', counted([header, ...written], 14)],
    ['no sign of its closing balance', with33(59, '0')],
  ])('is read with %s', (_, bytes) => {
    expect(parseStatements(bytes).statements).toEqual([read]);
  });

  it.each([
    ['counts a record too few', counted(written, 11), ['statement_count', { line: 13 }]],
    ['counts two too many', counted(written, 14), ['statement_count', { line: 13 }]],
    ['has no sign of another balance', with33(59, '000000000155657'), ['statement_line', { line: 12 }]],
  ])('is refused if it %s', (_, bytes, problem) => {
    expect(problemInFile(bytes)).toEqual(problem);
  });

  it('may have a debit of zero, which is counted by its sign and left out', () => {
    const zero = put(written[3] ?? '', 28, '100000000000000');
    const longer = [...written.slice(0, 3), zero, '2301SIN IMPORTE'.padEnd(80), ...written.slice(3)];
    const more = longer.map((line) => (line.startsWith('33') ? put(line, 21, '00003') : line));
    expect(parseStatements(counted(more, 14)).statements).toEqual([read]);
  });

  const withTexts = (count: number) => {
    const texts = Array.from({ length: count }, (_, index) => `230${index + 1}TEXTO ${index + 1}`.padEnd(80));
    const records = [...written.slice(0, 6), ...texts, ...written.slice(6, -1)];
    return latin1([...records, put(written.at(-1) ?? '', 21, String(records.length).padStart(6, '0'))]);
  };

  it('has at most five text records for a movement', () => {
    expect(parseStatements(withTexts(5)).statements[0]?.entries[2]).toMatchObject({
      text: 'TEXTO 1 TEXTO 2 TEXTO 3 TEXTO 4 TEXTO 5',
    });
    expect(problemInFile(withTexts(6))).toEqual(['statement_line', { line: 12 }]);
  });
});
