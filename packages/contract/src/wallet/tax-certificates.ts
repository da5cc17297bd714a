import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { moneyTotal } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { writtenYear } from '../shared/whole-number.ts';

/** An investor's interest in a calendar year, and the tax withheld from it. */
export const taxYear = z.object({
  year: z.int().meta({ example: 2026 }),
  gross: moneyTotal,
  fee: moneyTotal,
  tax: moneyTotal,
  isOver: z.boolean().meta({ description: 'A year has its certificate once it is over.' }),
});
export type TaxYear = z.output<typeof taxYear>;

export const taxCertificatesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/wallets/:walletId/tax-years',
    summary: 'The years in which the owner of a wallet had interest, the latest first.',
    who: 'wallets.read',
    params: z.strictObject({ walletId: id }),
    answer: z.object({ data: z.array(taxYear) }),
  }),
  findPdf: endpoint({
    method: 'GET',
    path: '/v1/wallet/wallets/:walletId/tax-years/:year/certificate',
    summary: 'The certificate of the interest and the withheld tax of a year that is over, as PDF.',
    who: 'wallets.read',
    freshFactor: 'forOthers',
    params: z.strictObject({
      walletId: id,
      year: writtenYear().meta({ example: 2025 }),
    }),
    answerKind: 'file',
    errors: ['wallet.tax_year_not_over'],
  }),
};
