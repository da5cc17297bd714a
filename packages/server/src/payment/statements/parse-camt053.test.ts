import { addDays } from '@semilla/contract';
import { camt053Text } from '@semilla/contract/testing';
import { describe, expect, it } from 'vitest';
import { entryOf, problemInFile, statementOf, utf8 } from '../../../test/bank-files.ts';
import { parseStatements } from './parse-statements.ts';

describe('camt.053', () => {
  const full = [
    entryOf({
      amountCents: 25_000,
      bankReference: '2026030200017',
      counterpartyName: 'Lucía Peña & Hijos',
      counterpartyAccount: 'ES7921000813610123456789',
      reference: 'RF18539007547034',
      text: 'Para invertir',
    }),
    entryOf({ amountCents: -1_999, bookedOn: '2026-03-03', text: 'Comisión' }),
  ];
  const reported = statementOf(full, { openingCents: 100_000 });
  const asXml = (version: '02' | '08') => camt053Text([reported], version);

  it.each(['02', '08'] as const)('is read in version %s', (version) => {
    expect(parseStatements(utf8(asXml(version)))).toEqual({ format: 'camt053', statements: [reported] });
  });

  it.each([
    ['</RltdPties>', '</RltdPties><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'],
    ['</CdtDbtInd>\n<Sts>', '</CdtDbtInd><RvslInd>true</RvslInd>\n<Sts>'],
  ])('recognises a payment that came back (%s)', (mark, replacement) => {
    const [first, second] =
      parseStatements(utf8(asXml('08').replace(mark, replacement))).statements[0]?.entries ?? [];
    expect([first?.isReturn, second?.isReturn]).toEqual([true, false]);
  });

  const reasoned = (reason: string) =>
    asXml('08').replace('</RltdPties>', `</RltdPties><RtrInf>${reason}</RtrInf>`);

  it.each([
    ['<Rsn><Cd>AC04</Cd></Rsn>', 'AC04'],
    ['<Rsn><Prtry>Cuenta de Lucía</Prtry></Rsn>', null],
    ['<Rsn><Cd>Lucía</Cd></Rsn>', null],
    ['<AddtlInf>Cerrada</AddtlInf>', null],
    ['', null],
  ])('[L49] takes the reason for a return only from its code (%s)', (reason, code) => {
    const [first, second] = parseStatements(utf8(reasoned(reason))).statements[0]?.entries ?? [];
    expect(first).toMatchObject({ isReturn: true, returnReason: code });
    expect(second).toMatchObject({ isReturn: false, returnReason: null });
  });

  it('[L49] names the customer if the bank reports the parties of a return as in the original payment', () => {
    const payee =
      '<Cdtr><Pty><Nm>Rosa Gil</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>ES9420805801101234567891</IBAN></Id></CdtrAcct>';
    const text = asXml('08')
      .replace('ES7921000813610123456789', reported.account)
      .replace('</RltdPties>', `${payee}</RltdPties>`);
    expect(parseStatements(utf8(text)).statements[0]?.entries[0]).toMatchObject({
      counterpartyName: 'Rosa Gil',
      counterpartyAccount: 'ES9420805801101234567891',
    });
  });

  it('[L49] ends on the day before if the bank writes the midnight after its last day', () => {
    const [wholeDay, midnight] = [`${reported.to}T23:59:59`, `${addDays(reported.to, 1)}T00:00:00+01:00`];
    const [read] = parseStatements(utf8(asXml('08').replace(wholeDay, midnight))).statements;
    expect(read?.to).toBe(reported.to);
  });

  it('is read with a namespace prefix, and without movements that are still pending', () => {
    const prefixed = asXml('08')
      .replace('xmlns=', 'xmlns:b=')
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1b:');
    expect(parseStatements(utf8(prefixed)).statements).toEqual([reported]);
    const pending = asXml('08').replace(
      '</Stmt>',
      `${/<Ntry>[\s\S]*?<\/Ntry>/.exec(asXml('08'))?.[0].replace('BOOK', 'PDNG')}</Stmt>`,
    );
    expect(parseStatements(utf8(pending)).statements).toEqual([reported]);
  });

  const outside = (day: string, from = '02/03/2026') => [
    'statement_entry_outside',
    { statement: 1, entry: 2, day, from, to: '03/03/2026' },
  ];

  it.each<[string, string, unknown]>([
    [
      'entities',
      asXml('08').replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document'),
      ['statement_entities', {}],
    ],
    ['another message', asXml('08').replace('camt.053.001.08', 'camt.054.001.08'), ['statement_unknown', {}]],
    [
      'an older version',
      asXml('08').replace('camt.053.001.08', 'camt.053.001.01'),
      ['statement_version', { version: '01' }],
    ],
    [
      'a version to come',
      asXml('08').replace('camt.053.001.08', 'camt.053.001.15'),
      ['statement_version', { version: '15' }],
    ],
    [
      'another amount',
      asXml('08').replace('>250.00<', '>250.01<'),
      ['statement_totals', { statement: 1, given: '1.230,01\u00a0€', computed: '1.230,02\u00a0€' }],
    ],
    [
      'another amount in its second statement',
      camt053Text([reported, { ...reported, closingCents: 1 }]),
      ['statement_totals', { statement: 2, given: '0,01\u00a0€', computed: '1.230,01\u00a0€' }],
    ],
    [
      'a fraction of a cent',
      asXml('08').replace('>250.00<', '>250.001<'),
      ['statement_entry', { statement: 1, entry: 1 }],
    ],
    [
      'a movement in dollars',
      asXml('08').replace('<Ntry><Amt Ccy="EUR">', '<Ntry><Amt Ccy="USD">'),
      ['statement_entry_currency', { statement: 1, entry: 1, currency: 'USD', expected: 'EUR' }],
    ],
    [
      'a movement before its first day',
      asXml('08').replace('<BookgDt><Dt>2026-03-03<', '<BookgDt><Dt>2026-02-28<'),
      outside('28/02/2026'),
    ],
    [
      'a movement after its last day',
      asXml('08').replace('<BookgDt><Dt>2026-03-03<', '<BookgDt><Dt>2026-03-09<'),
      outside('09/03/2026'),
    ],
    [
      'a movement after its closing balance, and no period',
      asXml('08')
        .replace(/<FrToDt>.*<\/FrToDt>/, '')
        .replace('<BookgDt><Dt>2026-03-03<', '<BookgDt><Dt>2026-03-09<'),
      outside('09/03/2026', ''),
    ],
    [
      'a last day that does not exist',
      asXml('08').replace(/<ToDtTm>[^<]*/, '<ToDtTm>2026-13-45T00:00:00'),
      ['statement_form', { statement: 1 }],
    ],
    [
      'a last day before its first',
      asXml('08').replace(/<ToDtTm>[^<]*/, '<ToDtTm>2026-02-01T23:59:59'),
      ['statement_form', { statement: 1 }],
    ],
    ['no closing balance', asXml('08').replace('CLBD', 'CLAV'), ['statement_balances', { statement: 1 }]],
    ['no account', asXml('08').replaceAll(/<Acct>.*<\/Acct>/g, ''), ['statement_form', { statement: 1 }]],
  ])('refuses a file with %s', (_, text, problem) => {
    expect(problemInFile(utf8(text))).toEqual(problem);
  });

  const summed = (summary: string) =>
    utf8(asXml('08').replace('<Bal>', `<TxsSummry>${summary}</TxsSummry><Bal>`));

  it('is read if its summary agrees with its movements', () => {
    const file = summed(
      '<TtlNtries><NbOfNtries>2</NbOfNtries><Sum>269.99</Sum></TtlNtries><TtlCdtNtries><Sum>250</Sum></TtlCdtNtries><TtlDbtNtries><NbOfNtries>1</NbOfNtries><Sum>19.99</Sum></TtlDbtNtries>',
    );
    expect(parseStatements(file).statements).toEqual([reported]);
  });

  const sums = (given: string, computed: string) => [
    'statement_summary',
    { statement: 1, given: `${given}\u00a0€`, computed: `${computed}\u00a0€` },
  ];

  it.each<[string, unknown]>([
    ['<TtlNtries><Sum>270.00</Sum></TtlNtries>', sums('270,00', '269,99')],
    ['<TtlCdtNtries><Sum>250.01</Sum></TtlCdtNtries>', sums('250,01', '250,00')],
    ['<TtlDbtNtries><Sum>20.00</Sum></TtlDbtNtries>', sums('20,00', '19,99')],
    [
      '<TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries>',
      ['statement_entries', { statement: 1, given: '3', counted: 2 }],
    ],
    [
      '<TtlDbtNtries><NbOfNtries>0</NbOfNtries></TtlDbtNtries>',
      ['statement_entries', { statement: 1, given: '0', counted: 1 }],
    ],
  ])('is refused if its summary says otherwise: %s', (summary, problem) => {
    expect(problemInFile(summed(summary))).toEqual(problem);
  });

  it.each(['03', '04', '05', '06', '07', '09', '10', '11', '12', '13', '14'])(
    'is read in version %s',
    (version) => {
      const text = asXml(Number(version) < 8 ? '02' : '08').replace(
        /camt\.053\.001\.0\d/,
        `camt.053.001.${version}`,
      );
      expect(parseStatements(utf8(text)).statements).toEqual([reported]);
    },
  );

  it('is read without its declaration', () => {
    const text = asXml('08').replace(/^<\?.*\?>\s*/, '');
    expect(parseStatements(utf8(text)).statements).toEqual([reported]);
  });

  it.each(['ISO-8859-1', 'iso-8859-15', 'windows-1252'])(
    'is read in the declared encoding %s',
    (encoding) => {
      const text = asXml('08').replace('UTF-8', encoding);
      expect(parseStatements(Buffer.from(text, 'latin1')).statements).toEqual([reported]);
    },
  );

  it('ends on the day of its closing balance, even if its period ends there at midnight', () => {
    const text = asXml('08').replace(`${reported.to}T23:59:59</ToDtTm>`, `${reported.to}T00:00:00</ToDtTm>`);
    expect(parseStatements(utf8(text)).statements).toEqual([reported]);
  });

  it('may be of an account without an IBAN, which is not the platform’s', () => {
    const text = asXml('08').replace(/<IBAN>ES91.*?<\/IBAN>/, '<Othr><Id>4711</Id></Othr>');
    expect(parseStatements(utf8(text)).statements).toEqual([{ ...reported, account: '4711' }]);
  });

  it('counts a debit of zero as a debit, and leaves it out', () => {
    const zero = entryOf({ amountCents: 0, text: 'Nada' });
    const text = camt053Text([{ ...reported, entries: [...full, zero] }])
      .replace('<Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT', '<Amt Ccy="EUR">0.00</Amt><CdtDbtInd>DBIT')
      .replace(
        '<Bal>',
        '<TxsSummry><TtlDbtNtries><NbOfNtries>2</NbOfNtries></TtlDbtNtries></TxsSummry><Bal>',
      );
    expect(parseStatements(utf8(text)).statements).toEqual([reported]);
  });

  it('[L49] contains what the bank writes about a transaction, where it may write our reference', () => {
    const text = asXml('08')
      .replace('<Strd>', '<Strd><AddtlRmtInf>FACTURA 7</AddtlRmtInf><AddtlRmtInf>PLAZO 2</AddtlRmtInf>')
      .replace('\n</TxDtls>', '<AddtlTxInf>RF36C4F2A90C1B7D3</AddtlTxInf>\n</TxDtls>');
    expect(parseStatements(utf8(text)).statements[0]?.entries[0]?.text).toBe(
      'Para invertir FACTURA 7 PLAZO 2 RF36C4F2A90C1B7D3',
    );
  });

  describe('in pages', () => {
    const [first, second] = full.map((entry) => ({ ...entry, bookedOn: '2026-03-03' }));
    const of = (entry: typeof first, openingCents: number) =>
      statementOf(entry ? [entry] : [], { openingCents, from: '2026-03-03', to: '2026-03-03' });
    const text = camt053Text([of(first, 100_000), of(second, 125_000)]).replace('CLBD', 'ITBD');
    const [onePage = '', ...others] = text.split('</Stmt>');

    it('is one statement', () => {
      const joined = [onePage, ...others.map((part) => part.replace('OPBD', 'ITBD'))].join('</Stmt>');
      expect(parseStatements(utf8(joined)).statements).toEqual([
        statementOf(
          [first, second].filter((entry) => entry !== undefined),
          { openingCents: 100_000 },
        ),
      ]);
    });

    it('is refused if a page is missing', () => {
      expect(problemInFile(utf8(text))).toEqual(['statement_balances', { statement: 2 }]);
      const alone = `${onePage}</Stmt></BkToCstmrStmt></Document>`;
      expect(problemInFile(utf8(alone))).toEqual(['statement_balances', { statement: 1 }]);
    });
  });

  it('is refused with the line if it is in another encoding', () => {
    const text = asXml('08');
    const line = text.slice(0, text.indexOf('Peña')).split('\n').length;
    expect(problemInFile(Buffer.from(text, 'latin1'))).toEqual(['statement_encoding', { line }]);
  });

  it('refuses a file that is cut off, with its last line', () => {
    const cut = asXml('08').slice(0, 900);
    expect(problemInFile(utf8(cut))).toEqual(['statement_cut', { line: expect.any(Number) }]);
  });
});
