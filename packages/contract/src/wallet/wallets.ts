import { z } from 'zod';
import { decimalComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { hold } from '../shared/hold.ts';
import { moneyTotal } from '../shared/money.ts';
import { page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, searchText } from '../shared/text.ts';
import { getTotalAmount } from '../shared/totals.ts';

/** A user's balance in euros. Each user has one wallet, created with the account. */
export const wallet = z.object({
  walletId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  balance: moneyTotal.meta({ description: 'What can be invested or withdrawn.' }),
  held: moneyTotal.meta({
    example: '250.00',
    description: 'What is pending to be paid out and no longer in the balance.',
  }),
  hold: hold.nullable().meta({ example: null, description: 'Why withdrawals wait; null if they do not.' }),
  transferReference: z.string().meta({
    example: 'RF06CB302099A8057',
    description: 'The reference of all transfers to this wallet, which never changes (ISO 11649).',
  }),
  createdAt: instant,
});
export type Wallet = z.output<typeof wallet>;

export const walletFieldList = fieldList({
  resource: 'wallets',
  record: wallet,
  acts: ['wallet'],
  fields: {
    userName: {},
    balance: {},
    held: {},
    hold: { hidden: 'A notice on the page of the customer.' },
    transferReference: { notInAudit: 'It follows from the id.' },
    createdAt: {},
    userId: { shownAs: 'userName' },
    walletId: { notInAudit: 'It is what the line is about.' },
    fromDate: { only: 'audit' },
    toDate: { only: 'audit' },
    format: { only: 'audit' },
    reference: { only: 'audit' },
  },
});

const walletParams = z.strictObject({ walletId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/wallet/wallets',
  summary: 'Wallets: the caller’s own, those of a manager’s customers, or all.',
  who: 'wallets.read',
  query: z.strictObject({
    ...paging(['createdAt', 'balance', 'held', 'userName'], 'desc'),
    userId: id.optional(),
    name: searchText.optional().meta({ description: 'A part of the owner’s name.' }),
    balance: decimalComparison.optional(),
    held: decimalComparison.optional(),
    getTotalAmount,
  }),
  answer: page(wallet).extend({
    totalBalance: moneyTotal.optional().meta({ description: 'With `getTotalAmount`: of all matches.' }),
    totalHeld: moneyTotal.optional().meta({ description: 'With `getTotalAmount`: of all matches.' }),
  }),
});

export const walletsEndpoints = {
  find,
  export: csvExportOf(find, walletFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/wallet/wallets',
    summary: 'The wallet of a user, created if there is none yet.',
    who: 'wallets.create',
    body: z.strictObject({ userId: id }),
    answer: wallet,
    errors: ['wallet.creation_failed'],
  }),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/wallet/wallets/:walletId',
    summary: 'A wallet with its balance.',
    who: 'wallets.read',
    params: walletParams,
    answer: wallet,
  }),
  endHold: endpoint({
    method: 'POST',
    path: '/v1/wallet/wallets/:walletId/end-hold',
    summary: 'Lets a customer withdraw again who had stopped all withdrawals.',
    who: 'customers.govern',
    params: walletParams,
    body: z.strictObject({ why: whyProposed }),
    status: 200,
    answer: wallet,
    secondPerson: ['endHold'],
    freshFactor: 'always',
    errors: ['wallet.hold_not_stopped'],
  }),
};
