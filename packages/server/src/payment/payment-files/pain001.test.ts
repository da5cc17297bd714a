import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditTransfer, nameMax, pain001, sepaText, type TransferOrder } from './pain001.ts';
import { pain001Problems } from './pain001-problems.ts';

const transfer: CreditTransfer = {
  amountCents: 12_345,
  holderName: 'Lucía Núñez & Hijos, S. L.',
  account: 'ES9121000418450200051332',
  concept: 'Retirada Semilla',
  reference: 'RF26TB302099A8057',
};

const order = (transfers: CreditTransfer[] = [transfer]): TransferOrder => ({
  messageId: 'PAGOS-000012',
  createdAt: new Date('2026-03-02T09:00:00Z'),
  executeOn: '2026-03-02',
  debtor: { holder: 'Semilla Financiación, S. L.', account: 'ES7921000813610123456789' },
  initiator: 'B99999997000',
  transfers,
});

describe('a payment file for the bank', () => {
  it('[L49] follows the schema of pain.001.001.09 for any payees and amounts', () => {
    const anyTransfer = fc.record({
      amountCents: fc.integer({ min: 1, max: 99_999_999_999 }),
      holderName: fc
        .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
        .filter((name) => sepaText(name, nameMax) !== ''),
      account: fc.constant(transfer.account),
      concept: fc.constant(transfer.concept),
      reference: fc.constant(transfer.reference),
    });
    fc.assert(
      fc.property(fc.array(anyTransfer, { minLength: 1, maxLength: 20 }), (transfers) => {
        const xml = pain001(order(transfers));
        expect(pain001Problems(xml)).toEqual([]);
        const cents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0);
        const sum = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(xml.match(/<CtrlSum>[^<]*/g)).toEqual(Array(2).fill(`<CtrlSum>${sum}`));
        expect(xml.match(/<NbOfTxs>[^<]*/g)).toEqual(Array(2).fill(`<NbOfTxs>${transfers.length}`));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['a missing element', (xml: string) => xml.replace(/<EndToEndId>.*?<\/EndToEndId>/, '')],
    ['a wrong order', (xml: string) => xml.replace(/(<Cdtr>.*?<\/Cdtr>)(<CdtrAcct>.*?<\/CdtrAcct>)/, '$2$1')],
    ['an invalid account', (xml: string) => xml.replaceAll(transfer.account, 'ES91-2100')],
    ['another version', (xml: string) => xml.replace('pain.001.001.09', 'pain.001.001.03')],
    ['an amount without currency', (xml: string) => xml.replace(' Ccy="EUR"', '')],
  ])('would be invalid with %s', (_what, changed) => {
    expect(pain001Problems(changed(pain001(order())))).not.toEqual([]);
  });

  it('writes payee, account and reference in SEPA characters', () => {
    const xml = pain001(order());
    for (const part of [
      '<EndToEndId>RF26TB302099A8057</EndToEndId>',
      '<InstdAmt Ccy="EUR">123.45</InstdAmt>',
      '<Nm>Lucia Nunez Hijos, S. L.</Nm>',
      '<IBAN>ES9121000418450200051332</IBAN>',
      '<Ustrd>Retirada Semilla RF26TB302099A8057</Ustrd>',
      '<ReqdExctnDt><Dt>2026-03-02</Dt></ReqdExctnDt>',
    ])
      expect(xml).toContain(part);
  });

  it('[L49] names the sender by NIF and suffix, as Spanish banks demand, if there is one', () => {
    const named =
      '<Nm>Semilla Financiacion, S. L.</Nm><Id><OrgId><Othr><Id>B99999997000</Id></Othr></OrgId></Id>';
    const xml = pain001(order());
    expect(xml).toContain(`<InitgPty>${named}</InitgPty>`);
    expect(xml).toContain(`<Dbtr>${named}</Dbtr>`);
    const foreign = pain001({ ...order(), initiator: undefined });
    expect(pain001Problems(foreign)).toEqual([]);
    expect(foreign).not.toContain('OrgId');
  });

  it.each([
    ['Łukasz Müller', 'Lukasz Muller'],
    ['Søren Weiß', 'Soren Weiss'],
    ['Æsa Þórsdóttir', 'Aesa Thorsdottir'],
    ['Иван Петров', ''],
  ])('writes %s with the letters that banks accept', (name, expected) => {
    expect(sepaText(name, nameMax)).toBe(expected);
  });

  it('cuts a name that is longer than banks accept', () => {
    expect(sepaText('Ñ'.repeat(90), 70)).toBe('N'.repeat(70));
  });
});
