import { batchOf, camt053Text } from '@semilla/contract/testing';
import { describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { StatementProblem } from './bank-statement.ts';
import { parseCamt053 } from './parse-camt053.ts';

const lucia = entryOf({
  amountCents: 25_000,
  counterpartyName: 'Lucía Peña',
  counterpartyAccount: 'ES7921000813610123456789',
  reference: 'RF18539007547034',
  text: 'Para invertir',
});
const andres = entryOf({
  amountCents: 25_000,
  counterpartyName: 'Andrés Gil',
  counterpartyAccount: 'ES9420805801101234567891',
  reference: 'RF59C0000000000A1',
});
const fee = entryOf({ amountCents: -1_999, text: 'Comisión', bankReference: 'C1' });
const parts = [lucia, andres, { ...lucia, amountCents: 100 }];
const statement = statementOf([...parts, fee], { openingCents: 100_000 });
const asXml = (version: '02' | '08' = '08', bankReference: string | null = '2026030200017') =>
  camt053Text([{ ...statement, entries: [batchOf(parts, bankReference), fee] }], version);
const read = (text: string) => parseCamt053(Buffer.from(text))[0]?.entries;

function problemOf(text: string) {
  try {
    read(text);
  } catch (error) {
    if (error instanceof StatementProblem) return [error.code, error.params];
    throw error;
  }
  return undefined;
}

describe('a batch of transactions', () => {
  it.each(['02', '08'] as const)(
    '[L49] is split into one movement for each, with its position in the batch, in version %s',
    (version) => {
      const expected = parts.map((part, index) => ({
        ...part,
        bankReference: `2026030200017/${index + 1}`,
      }));
      expect(read(asXml(version))).toEqual([...expected, fee]);
    },
  );

  it('keeps the bank’s reference of each transaction, or its position if there is none', () => {
    const own = parts.map((part, index) => ({ ...part, bankReference: `T${index}` }));
    const text = camt053Text([{ ...statement, entries: [batchOf(own, 'B'), fee] }]);
    expect(read(text)).toEqual([...own, fee]);
    expect(read(asXml('08', null))?.map(({ bankReference }) => bankReference)).toEqual([
      '/1',
      '/2',
      '/3',
      'C1',
    ]);
  });

  it('[L49] of returned payments is split into one return each, with its reason', () => {
    const returned = [
      { ...lucia, isReturn: true, returnReason: 'AC04', bankReference: 'R1' },
      { ...andres, isReturn: true, bankReference: 'R2' },
      { ...andres, bankReference: 'R3' },
    ];
    const { entries } = statementOf(returned);
    const text = camt053Text([{ ...statementOf(returned), entries: [batchOf(entries)] }]);
    expect(read(text)).toEqual(returned);
  });

  it('may contain transactions in the other direction', () => {
    const mixed = [
      { ...lucia, bankReference: 'M1' },
      { ...lucia, amountCents: -1_000, bankReference: 'M2' },
    ];
    const text = camt053Text([{ ...statementOf(mixed), entries: [batchOf(mixed)] }]);
    expect(read(text)?.map(({ amountCents }) => amountCents)).toEqual([25_000, -1_000]);
  });

  it.each([
    ['do not add up', (text: string) => text.replace('>1.00<', '>1.01<')],
    ['are missing for some', (text: string) => text.replace('<Amt Ccy="EUR">1.00</Amt>', '')],
    [
      'are in another currency',
      (text: string) => text.replace('<Amt Ccy="EUR">1.00</Amt>', '<Amt Ccy="USD">1.00</Amt>'),
    ],
  ])('[L49] is refused with its place if the amounts %s', (_, change) => {
    expect(problemOf(change(asXml()))).toEqual(['statement_entry', { statement: 1, entry: 1 }]);
  });

  const undivided = {
    amountCents: 50_100,
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    bankReference: '2026030200017',
    isReturn: false,
  };
  const withoutAmounts = (text: string) =>
    text.replaceAll(/(<TxDtls>(?:<Refs>.*?<\/Refs>)?)<Amt.*?<\/Amt>/g, '$1');

  it('[L49] stays one movement without a customer if the bank gives no amounts', () => {
    const entries = read(withoutAmounts(asXml()));
    expect(entries).toHaveLength(2);
    expect(entries?.[0]).toMatchObject({ ...undivided, text: '' });
  });

  it('[L49] stays one movement without a customer if the bank gives only the number of transactions', () => {
    const text = asXml().replace(/<\/Btch>[\s\S]*?<\/NtryDtls>/, '</Btch></NtryDtls>');
    expect(read(text)?.[0]).toMatchObject(undivided);
    const one = asXml().replace(
      /<\/TxDtls>[\s\S]*?<\/NtryDtls>/,
      '</TxDtls></NtryDtls><AddtlNtryInf>LOTE 3</AddtlNtryInf>',
    );
    expect(read(one)?.[0]).toMatchObject({ ...undivided, text: 'LOTE 3' });
  });
});

describe('the reversal mark of a movement', () => {
  const marked = (mark: string) =>
    camt053Text([statementOf([fee, { ...fee, isReturn: true }])]).replace('<RvslInd>true</RvslInd>', mark);

  it.each([
    ['<RvslInd>true</RvslInd>', true],
    ['<RvslInd>1</RvslInd>', true],
    ['<RvslInd>false</RvslInd>', false],
    ['<RvslInd>0</RvslInd>', false],
    ['', false],
  ])('[L49] written as "%s" is read as %s', (mark, isReturn) => {
    expect(read(marked(mark))).toEqual([fee, { ...fee, isReturn }]);
  });

  it.each(['yes', 'TRUE', '2', ''])('[L49] is refused with its place if it is "%s"', (text) => {
    expect(problemOf(marked(`<RvslInd>${text}</RvslInd>`))).toEqual([
      'statement_entry',
      { statement: 1, entry: 2 },
    ]);
  });

  it.each([
    ['1', true],
    ['0', false],
  ])('[L49] written as %s also counts for a batch without amounts', (text, isReturn) => {
    const batch = asXml().replace(/<\/Btch>[\s\S]*?<\/NtryDtls>/, '</Btch></NtryDtls>');
    const all = batch.replace('</CdtDbtInd>\n<Sts>', `</CdtDbtInd><RvslInd>${text}</RvslInd>\n<Sts>`);
    expect(read(all)?.[0]).toMatchObject({ amountCents: 50_100, isReturn });
  });
});

it.each(['02', '08'] as const)(
  '[L49] says for whom the sender pays, if that is another person, in version %s',
  (version) => {
    const textOf = (party: string) =>
      read(
        camt053Text([statementOf([lucia])], version).replace(
          '</RltdPties>',
          `<UltmtDbtr>${version === '08' ? `<Pty>${party}</Pty>` : party}</UltmtDbtr></RltdPties>`,
        ),
      )?.map(({ text }) => text);
    expect(textOf('<Nm>Pedro Gil</Nm>')).toEqual(['Para invertir POR CUENTA DE: Pedro Gil']);
    const birth =
      '<DtAndPlcOfBirth><BirthDt>1980-01-01</BirthDt><CityOfBirth>Vigo</CityOfBirth></DtAndPlcOfBirth>';
    const numbered = '<Id><PrvtId><Othr><Id>12345678Z</Id></Othr></PrvtId></Id>';
    expect(textOf(numbered)).toEqual(['Para invertir POR CUENTA DE: 12345678Z']);
    expect(textOf(`<Id><PrvtId>${birth}<Othr><Id>12345678Z</Id></Othr></PrvtId></Id>`)).toEqual(
      textOf(numbered),
    );
    expect(textOf('<Nm>Lucía Peña</Nm>')).toEqual(['Para invertir']);
    expect(textOf('')).toEqual(['Para invertir']);
  },
);

describe('the code of a transaction', () => {
  const sub = (code: string) =>
    `<Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn>`;
  const own = (code: string) => `<Prtry><Cd>${code}</Cd><Issr>CECA</Issr></Prtry>`;
  const coded = (code: string, where: 'entry' | 'details') => {
    const text = camt053Text([statementOf([lucia])]);
    return where === 'entry'
      ? text.replace(/<BkTxCd>.*?<\/BkTxCd>/, `<BkTxCd>${code}</BkTxCd>`)
      : text.replace('<RltdPties>', `<BkTxCd>${code}</BkTxCd><RltdPties>`);
  };

  it.each([
    [sub('RRTN'), true],
    [sub('RPCR'), true],
    [sub('ESCT'), false],
    [own('14067'), true],
    [own('98001'), true],
    [own('04067'), false],
    [own('140'), false],
    [own('NRTI+159'), true],
    [own('NTRF'), false],
    ['', false],
  ])('[L49] %s shows whether a payment came back: %s', (code, isReturn) => {
    for (const where of ['entry', 'details'] as const)
      expect(read(coded(code, where))?.map((entry) => entry.isReturn)).toEqual([isReturn]);
  });

  it('[L49] stands beside the reference of the original payment, wherever the bank writes it', () => {
    const text = coded(sub('RRTN'), 'entry');
    const refs = (more: string) =>
      text
        .replace('RF18539007547034', 'DEVOLUCION 4711')
        .replace('<RltdPties>', `<Refs>${more}</Refs><RltdPties>`);
    for (const element of ['EndToEndId', 'InstrId']) {
      const entries = read(refs(`<${element}>RF13T7B31D0E9A4C6</${element}>`));
      expect(entries?.map(({ reference }) => reference)).toEqual(['RF13T7B31D0E9A4C6']);
    }
  });
});
