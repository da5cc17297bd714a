import type { LedgerRule } from '@semilla/contract';
import { type SQL, sql } from 'drizzle-orm';
import { reportedBalances } from '../../payment/bank-balances/comparison.ts';

/** Each query returns the breaches of a rule as rows of `subject`, `expected` and `found`; no rows if the rule holds. */
type Rule = Record<LedgerRule, SQL>;

const postedBy = (key: string) =>
  sql.raw(`(select ${key}, sum(amount_cents) as cents from ledger_postings group by ${key})`);

// A withdrawal lowers the wallet's balance when it is requested, not when it is approved.
const walletMoves = sql`select user_id, sum(case
    when type = 'income' and status = 'completed' then amount_cents
    when type = 'withdraw' and status in ('completed', 'pending') then -amount_cents
    else 0 end) as cents
  from transactions group by user_id`;

const compareBalance = (kind: 'wallet' | 'held', sums: SQL) => sql`
  select account_id as subject, coalesce(sums.cents, 0) as expected, account.balance_cents as found
  from (select user_id, ${sql.raw(`'${kind}:'`)} || user_id as account_id from wallets) wallet
  left join ledger_accounts account using (account_id)
  left join (${sums}) sums on sums.user_id = wallet.user_id
  where account.balance_cents is distinct from coalesce(sums.cents, 0)`;

const invested = sql`
  with standing as (
    select project_id, sum(amount_cents) as cents, count(distinct user_id) as investors
    from orders where status <> 'cancelled' group by project_id
  )
  select 'project:' || project_id as subject, coalesce(cents, 0) as expected, amount_invested_cents as found
  from projects left join standing using (project_id)
  where amount_invested_cents <> coalesce(cents, 0)
  union all
  select 'investors:' || project_id, coalesce(investors, 0), investor_number
  from projects left join standing using (project_id)
  where investor_number <> coalesce(investors, 0)
  union all
  select 'wishes:' || project_id, coalesce(open, 0), wish_number
  from projects left join (select project_id, count(*) as open from wishes where state = 'open' group by 1) wished
    using (project_id)
  where wish_number <> coalesce(open, 0)`;

// Each entry changes a user's money, held or not, by the sum of the transactions of that entry.
const booked = sql`
  with told as (
    select entry_id, user_id, sum(case type when 'income' then amount_cents else -amount_cents end) as cents
    from transactions where status = 'completed' group by entry_id, user_id
  ), moved as (
    select posting.entry_id, account.user_id, sum(posting.amount_cents) as cents
    from ledger_postings posting join ledger_accounts account using (account_id)
    where account.user_id is not null group by posting.entry_id, account.user_id
  )
  select 'transaction:' || transaction_id as subject, amount_cents as expected, null as found
  from transactions left join ledger_entries using (entry_id)
  where status = 'completed' and ledger_entries.entry_id is null
  union all
  select 'entry:' || entry_id || ':wallet:' || user_id, coalesce(told.cents, 0), coalesce(moved.cents, 0)
  from told full join moved using (entry_id, user_id)
  where entry_id is not null and coalesce(told.cents, 0) <> coalesce(moved.cents, 0)`;

// A project must hold: the deposits of open wishes, the money of investors and promoter that was not paid on, and withheld
// tax that was not paid. After a refund, no money of investors or promoter is left. Money ordered for the promoter stays
// until the bank shows the payment, and can never exceed the balance.
const accounted = sql`
  with paid as (
    select project_id,
      coalesce(sum(case kind when 'release' then amount_cents when 'releaseReturned' then -amount_cents end), 0) as released,
      coalesce(sum(case kind when 'repayment' then amount_cents when 'repaymentReturned' then -amount_cents end), 0) as repaid,
      coalesce(sum(case when kind in ('taxToOffice', 'taxToPromoter') then amount_cents
        when kind = 'taxReturned' then -amount_cents end), 0) as tax_paid
    from project_payments group by project_id
  ), delivered as (
    select project_id, bool_or(kind = 'refund' and entry_id is not null) as is_refunded,
      coalesce(sum(gross_cents + principal_cents) filter (where kind = 'return'), 0) as cents,
      sum(tax_cents) as tax
    from distributions group by project_id
  ), corrected as (
    select project_id, sum(tax_cents) as tax from tax_corrections group by project_id
  ), wished as (
    select project_id, sum(deposit_cents) as cents from wishes where state = 'open' group by project_id
  ), due as (
    select project_id, unnest(array['escrow', 'returns', 'deposits', 'tax']) as kind,
      unnest(array[
        case when is_refunded then 0 else amount_invested_cents - coalesce(released, 0) end,
        case when is_refunded then 0 else coalesce(repaid, 0) - coalesce(delivered.cents, 0) end,
        coalesce(wished.cents, 0),
        coalesce(delivered.tax, 0) + coalesce(corrected.tax, 0) - coalesce(tax_paid, 0)
      ]) as cents
    from projects left join paid using (project_id) left join delivered using (project_id)
      left join corrected using (project_id) left join wished using (project_id)
  )
  select account_id as subject, cents as expected, balance_cents as found
  from due join ledger_accounts using (project_id, kind) where balance_cents <> cents
  union all
  select 'ordered:' || account_id, balance_cents, ordered.cents
  from (
    select project_id, case purpose when 'release' then 'escrow' else 'tax' end as kind, sum(amount_cents) as cents
    from payment_orders where state = 'waiting' and project_id is not null group by 1, 2
  ) ordered join ledger_accounts using (project_id, kind) where ordered.cents > balance_cents`;

// The days on which an unexplained difference appeared or changed.
const banked = sql`
  select 'bank:' || day as subject, 0 as expected, unexplained as found
  from (select day, unexplained, lag(unexplained) over (order by day) as before from (${reportedBalances}) compared) ordered
  where unexplained <> 0 and unexplained is distinct from before`;

export const rules: Rule = {
  balance_is_sum_of_postings: sql`
    select account_id as subject, coalesce(cents, 0) as expected, balance_cents as found
    from ledger_accounts left join ${postedBy('account_id')} posted using (account_id)
    where balance_cents <> coalesce(cents, 0)`,

  entry_sums_to_zero: sql`
    select 'entry:' || entry_id as subject, 0 as expected, cents as found
    from ledger_entries left join ${postedBy('entry_id')} posted using (entry_id)
    where cents is distinct from 0`,

  invested_is_sum_of_orders: invested,
  completed_transaction_has_entry: booked,

  held_is_pending_withdrawals: compareBalance(
    'held',
    sql`select user_id, sum(amount_cents) as cents from transactions
      where type = 'withdraw' and status = 'pending' group by user_id`,
  ),

  wallet_is_sum_of_transactions: compareBalance('wallet', walletMoves),

  project_money_is_accounted_for: accounted,

  bank_agrees_with_ledger: banked,
};
