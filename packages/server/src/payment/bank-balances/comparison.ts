import { sql } from 'drizzle-orm';

/**
 * What the ledger booked at the bank, one row for each entry. `posted` is the amount of the ledger; `cents` is the amount of the
 * deposit, withdrawal or project payment. Positive for incoming money.
 */
const booked = sql`
  beginning as (select min(day) as day from bank_days),
  posted as (
    select entry_id, -amount_cents as posted from ledger_postings where account_id = 'bank'
  ), recorded as (
    select entry_id, bank_entry_id, transaction_id, null::uuid as project_payment_id, project_id,
      case type when 'income' then amount_cents else -amount_cents end as cents
    from transactions
    where status = 'completed' and issuer_name in ('admin-backoffice', 'user-wallet', 'payment', 'returned_payment', 'taken_back')
    union all
    -- The tax of several projects is paid at once, and is one entry.
    select entry_id, min(bank_entry_id::text)::uuid, null, min(project_payment_id::text)::uuid, min(project_id::text)::uuid,
      sum(case when kind in ('repayment', 'releaseReturned', 'taxReturned') then amount_cents else -amount_cents end)
    from project_payments group by entry_id
    union all
    select entry_id, bank_entry_id, null, null, null, amount_cents from bank_entries
    where entry_id is not null and booked_as not in ('promoterPayment', 'repayment', 'taxPaid')
  ), booked as (
    select entry_id, coalesce((entry.created_at at time zone 'Europe/Madrid')::date, beginning.day) as day,
      coalesce(posted, 0) as posted, coalesce(cents, 0) as cents, bank_entry_id, transaction_id, project_payment_id, project_id
    from posted full join recorded using (entry_id) left join ledger_entries entry using (entry_id) cross join beginning
  )`;

/**
 * Project payments that staff recorded name no bank movement. A movement that staff set aside with exactly the same amount counts
 * as the payment's movement, so that neither is shown as open. This does not change the difference.
 */
const linked = sql`
  proven as (select bank_entry_id from transactions where bank_entry_id is not null),
  paid as (
    select booked.entry_id, booked.cents, row_number() over (partition by booked.cents order by booked.day, booked.entry_id)
    from booked, beginning
    where booked.project_payment_id is not null and booked.bank_entry_id is null and booked.day >= beginning.day - 10
  ), aside as (
    select bank_entry_id, amount_cents as cents,
      row_number() over (partition by amount_cents order by booked_on, bank_entry_id)
    from bank_entries
    where state = 'setAside' and not exists (select 1 from proven where proven.bank_entry_id = bank_entries.bank_entry_id)
  ), settled as (
    select paid.entry_id, aside.bank_entry_id from paid join aside using (cents, row_number)
  ), linked as (
    select booked.entry_id, booked.day as ledger_day, booked.posted, booked.cents, booked.transaction_id,
      booked.project_payment_id, booked.project_id,
      movement.bank_entry_id, movement.booked_on as bank_day, movement.amount_cents as moved, movement.state,
      coalesce(booked.day, beginning.day) < beginning.day as is_earlier, beginning.day as beginning
    from (
      select booked.*, coalesce(booked.bank_entry_id, settled.bank_entry_id) as movement_id
      from booked left join settled using (entry_id)
    ) booked
    full join bank_entries movement on movement.bank_entry_id = booked.movement_id
    cross join beginning
  )`;

/** Bank movements and ledger entries, each with its counterpart if there is one. */
export const linkedEntries = sql`${booked}, ${linked}`;

/** How much each reported day changes the bank balance, for each account. */
const reported = sql`
  reported as (
    select account, day, opening_cents, closing_cents, lag(day) over known as day_before,
      lag(closing_cents) over known as cents_before
    from bank_days window known as (partition by account order by day)
  ), moved as (
    select account, booked_on as day, sum(amount_cents) as cents from bank_entries group by 1, 2
  )`;

/** The changes of each day, by the column that they change. */
const changes = sql`
  changes as (
    select day, 'bank' as of_column, closing_cents - coalesce(cents_before, 0) as cents from reported
    union all
    select day, 'opening', opening_cents from reported where day_before is null
    union all
    select day, 'unreported', opening_cents - cents_before from reported where day_before < day - 1
    union all
    select day, 'moved', cents from moved
    union all
    select day, 'started', opening_cents from reported where day_before is null
    union all
    select ledger_day, 'ledger', posted from linked where entry_id is not null
    union all
    select beginning, 'opening', -cents from linked where is_earlier
    union all
    select bank_day, 'opening', moved from linked where is_earlier and bank_day is not null
    union all
    select bank_day, 'unbooked', moved from linked
    where bank_day is not null and not is_earlier
      and case when entry_id is null then state <> 'booked' else ledger_day > bank_day end
    union all
    select ledger_day, 'unbooked', -moved from linked where not is_earlier and ledger_day > bank_day
    union all
    select ledger_day, 'unseen', -cents from linked
    where entry_id is not null and not is_earlier and (bank_day is null or bank_day > ledger_day)
    union all
    select bank_day, 'unseen', cents from linked where not is_earlier and bank_day > ledger_day
    union all
    select greatest(ledger_day, bank_day, beginning), 'wrong',
      abs(posted - cents) + case when bank_day is null then 0 else abs(moved - cents) end
    from linked where entry_id is not null
  )`;

const columns = [
  'bank',
  'ledger',
  'started',
  'opening',
  'unreported',
  'unbooked',
  'unseen',
  'moved',
  'wrong',
];

const until = (column: string) =>
  sql.raw(
    `sum(coalesce(sum(cents) filter (where of_column = '${column}'), 0)) over (order by day)::bigint as ${column}`,
  );

/** The balances at the end of each day with changes, and what explains their difference. */
const balances = sql`
  balances as (select day, ${sql.join(columns.map(until), sql`, `)} from changes group by day)`;

/**
 * The unexplained amount: the part of the difference between the balances that nothing explains; if that is
 * zero, the difference between the bank balance and its movements; and if that is zero too, the error in
 * single entries.
 */
const unexplained = sql`
  coalesce(
    nullif(bank - ledger - opening - unreported - unbooked - unseen, 0),
    nullif(bank - started - unreported - moved, 0),
    wrong
  )`;

const all = sql`with ${linkedEntries}, ${reported}, ${changes}, ${balances}`;

export const reportedBalances = sql`${all}
  select day::text, bank, ledger, opening, unreported, unbooked, unseen, ${unexplained}::bigint as unexplained
  from balances where day in (select day from bank_days)`;

/** The last bank balance compared with the ledger balance now. */
export const balanceNow = sql`${all}
  select day::text, bank, ledger, opening, unreported, unbooked, unseen, ${unexplained}::bigint as unexplained
  from balances order by day desc limit 1`;
