import { z } from 'zod';
import { bankOverdueDays } from '../payment/bank-balances.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';

/** The rules that a reconciliation checks. */
export const ledgerRules = [
  'balance_is_sum_of_postings',
  'entry_sums_to_zero',
  'invested_is_sum_of_orders',
  'completed_transaction_has_entry',
  'held_is_pending_withdrawals',
  'wallet_is_sum_of_transactions',
  'project_money_is_accounted_for',
  'bank_agrees_with_ledger',
] as const;
export type LedgerRule = (typeof ledgerRules)[number];

/** A rule that the ledger breaks. */
export const ledgerBreach = z.object({
  rule: z.enum(ledgerRules).meta({ example: 'balance_is_sum_of_postings' }),
  subject: z.string().meta({ example: 'wallet:01890a5d-ac96-774b-bcce-b302099a8057' }),
  expectedCents: z.int().nullable().meta({ example: 150_000 }),
  foundCents: z.int().nullable().meta({ example: 149_999 }),
});
export type LedgerBreach = z.output<typeof ledgerBreach>;

export const reconciliation = z.object({
  reconciliationId: id,
  startedAt: instant,
  durationMs: z.int().meta({ example: 840 }),
  startedById: id.nullable().meta({ description: 'Null if the platform started it automatically.' }),
  breachesTotal: z.int().meta({ example: 0 }),
  breaches: z.array(ledgerBreach).meta({ example: [], description: 'The first hundred.' }),
});
export type Reconciliation = z.output<typeof reconciliation>;

const unprovenDeposits = z
  .object({
    total: z.int().meta({ example: 2 }),
    sumCents: z.int().meta({ example: 1_250_000 }),
    newestIds: z.array(id).meta({ description: 'The ids of the newest five.' }),
  })
  .meta({
    description: `Deposits approved by hand more than ${bankOverdueDays} days ago that no movement of the bank proves. They are no breach: two people approved each.`,
  });
export type UnprovenDeposits = z.output<typeof unprovenDeposits>;

export const reconciliationFieldList = fieldList({
  resource: 'reconciliations',
  record: reconciliation,
  acts: ['ledger'],
  fields: {
    startedAt: {},
    durationMs: {},
    startedById: {},
    breachesTotal: {},
    breaches: {},
    reconciliationId: { hidden: 'An id that nobody reads.' },
  },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/wallet/reconciliations',
  summary: 'Past checks of the books.',
  who: 'ledger.reconcile',
  query: z.strictObject(paging(['startedAt'], 'desc')),
  answer: page(reconciliation),
});

const reconcile = endpoint({
  method: 'POST',
  path: '/v1/wallet/reconciliations',
  summary: 'Checks that the books balance and lists every discrepancy.',
  who: 'ledger.reconcile',
  answer: reconciliation.extend({ unprovenDeposits }),
});

export const reconciliationsEndpoints = {
  find,
  export: csvExportOf(find, reconciliationFieldList),
  reconcile,
};
