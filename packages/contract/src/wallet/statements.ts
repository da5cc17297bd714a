import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/text.ts';
import { statementFormats } from './statement-period.ts';

export const statementsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/wallets/:walletId/statement',
    summary: 'The statement of a wallet for a period, with balances and totals, as CSV or PDF.',
    who: 'wallets.read',
    freshFactor: 'forOthers',
    params: z.strictObject({ walletId: id }),
    query: z.strictObject({
      fromDate: civilDate.meta({
        example: '2026-01-01',
        description: 'The first day of the period, in Spain.',
      }),
      toDate: civilDate.meta({
        example: '2026-12-31',
        description: 'The last day of the period, today at the latest.',
      }),
      format: z.enum(statementFormats).default('pdf').meta({ example: 'pdf' }),
    }),
    answerKind: 'file',
  }),
};
