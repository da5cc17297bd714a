import { expect, it } from 'vitest';
import { paymentReportFile } from '../../../test/payment-report.ts';
import { parseBankFile } from '../statements/parse-bank-file.ts';

const first = { reference: 'RF26TB302099A8057', amount: '123.45' };

const parsed = async (...given: Parameters<typeof paymentReportFile>) =>
  parseBankFile(await paymentReportFile(...given).bytes());

it('[L49] reads the payments that a bank rejects, with the reason, and not those that it makes', async () => {
  const payments = [
    { ...first, status: 'RJCT', reason: 'AC04' },
    { reference: 'RF18539007547034', amount: '10.00', status: 'ACSC' },
    { reference: 'RF40T0000000AAAA', amount: '7.00', status: 'RJCT' },
  ];
  expect(await parsed({ messageId: 'PAGOS-000012', status: 'PART', payments })).toEqual({
    report: {
      messageId: 'PAGOS-000012',
      whole: undefined,
      payments: [
        { reference: first.reference, reason: 'AC04', amountCents: 12_345 },
        { reference: 'RF40T0000000AAAA', reason: null, amountCents: 700 },
      ],
    },
  });
});

it('[L49] reads that a bank refuses the whole file', async () => {
  const refused = await parsed({ messageId: 'PAGOS-000012', status: 'RJCT', reason: 'DU01', payments: [] });
  expect(refused).toMatchObject({ report: { whole: { reason: 'DU01' }, payments: [] } });
});

it('[L49] reads an accepted file without a rejection', async () => {
  const accepted = await parsed({ messageId: 'PAGOS-000012', status: 'ACCP', payments: [] });
  expect(accepted).toEqual({ report: { messageId: 'PAGOS-000012', whole: undefined, payments: [] } });
});

it('[L49] refuses a report without the file that it answers', async () => {
  const text = await paymentReportFile({ messageId: 'X', status: 'PART', payments: [] }).text();
  const without = new TextEncoder().encode(text.replace('<OrgnlMsgId>X</OrgnlMsgId>', ''));
  expect(() => parseBankFile(without)).toThrow('report_form');
});
