import { cents } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { referenceIn } from '../statements/references-in.ts';
import { settledAside, type Unpaired, withoutHalves } from './find-overdue.ts';

/** Money that left the bank without an order of the platform, and that two people have not explained yet. */
export interface UnexplainedDebit extends Unpaired {
  bankEntryId: string;
  name: string;
}

export interface UnexplainedAtBank {
  /** Whether bank and ledger differ by an amount without explanation. */
  isDifferent: boolean;
  debits: readonly UnexplainedDebit[];
}

interface Debit extends UnexplainedDebit {
  account: string | null;
  reference: string | null;
  text: string;
}

interface Found {
  [column: string]: unknown;
  open: Debit[];
  aside: Debit[];
  paid: Unpaired[];
}

const debit = sql`json_build_object('bankEntryId', entry.bank_entry_id, 'day', entry.booked_on, 'cents', entry.amount_cents,
  'name', coalesce(entry.counterparty_name, nullif(entry.text, ''), entry.bank_reference),
  'account', entry.counterparty_account, 'reference', entry.reference, 'text', entry.text)`;

interface Ordered {
  [column: string]: unknown;
  end: string;
  cents: string;
  account: string;
}

/**
 * The withdrawals and payment orders with these ends of references that no movement has paid yet. A withdrawal counts once staff have
 * approved it, or a file that pays it. It still counts if that file was cancelled, because the bank may have paid it.
 */
async function findOrdered(db: Db, ends: readonly string[]): Promise<Ordered[]> {
  if (!ends.length) return [];
  const { rows } = await db.execute<Ordered>(sql`
    select right(transaction_id::text, 12) as end, amount_cents as cents, account
    from transactions join bank_accounts using (bank_account_id)
    where ${isOneOf(sql`right(transaction_id::text, 12)`, ends, 'text')}
      and type = 'withdraw' and bank_entry_id is null
      and (status = 'completed' or status = 'pending' and exists (
        select 1 from outgoing_payments payment join payment_files using (payment_file_id)
        where payment.transaction_id = transactions.transaction_id
        and payment_files.approved_at is not null))
    union all
    select right(payment_order_id::text, 12), ordered.amount_cents, coalesce(payee.counterparty_account, payout.account)
    from payment_orders ordered
    left join bank_entries payee on payee.bank_entry_id = ordered.payee_entry_id
    left join payout_accounts payout on payout.payout_account_id = ordered.payout_account_id
    where ${isOneOf(sql`right(payment_order_id::text, 12)`, ends, 'text')} and ordered.state = 'waiting'`);
  return rows;
}

/**
 * Leaves out the debits that name a withdrawal or an order and go to its account, if the bank says to which. All debits with one
 * reference together may not exceed its amount.
 */
async function withoutOrdered(db: Db, debits: readonly Debit[]): Promise<Debit[]> {
  const endOf = ({ reference, text }: Debit) => {
    const read = referenceIn(reference, text);
    return read?.kind === 'movement' ? read.end : undefined;
  };
  const ends = debits.flatMap((one) => endOf(one) ?? []);
  const ordered = new Map((await findOrdered(db, ends)).map((order) => [order.end, order]));
  const left = new Map([...ordered].map(([end, order]) => [end, Number(order.cents)]));
  return debits.filter((one) => {
    const order = ordered.get(endOf(one) ?? '');
    const leftCents = order && left.get(order.end);
    if (!order || !leftCents || -one.cents > leftCents || (one.account ?? order.account) !== order.account)
      return true;
    left.set(order.end, leftCents + one.cents);
    return false;
  });
}

/**
 * The debits without an explanation, the oldest first. Two people explain a debit by booking it, or by recording a payment of a
 * project and setting the debit aside: both with one amount, two debits for one payment, or one debit for two.
 */
export async function findUnexplainedDebits(db: Db): Promise<UnexplainedDebit[]> {
  const { rows } = await db.execute<Found>(sql`
    with ${settledAside}
    select
      (select coalesce(json_agg(${debit}), '[]') from bank_entries entry
        where amount_cents < 0 and state in ('new', 'waiting', 'held')) as open,
      (select coalesce(json_agg(${debit}), '[]') from settled join bank_entries entry using (bank_entry_id)
        where settled.day is null and settled.cents < 0) as aside,
      (select coalesce(json_agg(json_build_object('day', settled.day, 'cents', cents)), '[]')
        from settled where booked_on is null and cents < 0) as paid`);
  const [found] = rows;
  if (!found) return [];
  const ofTwo = withoutHalves(found.aside, found.paid);
  const { wholes: aside } = withoutHalves(ofTwo.wholes, ofTwo.halves);
  const debits = [...found.open, ...aside].sort(
    (one, other) => one.day.localeCompare(other.day) || one.bankEntryId.localeCompare(other.bankEntryId),
  );
  return withoutOrdered(db, debits);
}

/**
 * Refuses to let money leave while a debit is unexplained. A payment that is recorded after the bank made it may be the very
 * debit, or two of them; `paidCents` is its amount.
 */
export function refuseUnexplained(debits: readonly UnexplainedDebit[], paidCents?: number): void {
  const [first] = debits;
  if (!first) return;
  if (paidCents !== undefined) {
    const paid = [{ day: first.day, cents: -paidCents }];
    const isOne = debits.some((one) => -one.cents === paidCents);
    if (isOne || !withoutHalves(debits, paid).wholes.length) return;
  }
  const params = {
    name: first.name,
    day: formatDate(first.day),
    amount: formatMoney(cents(-first.cents)),
    smart_count: debits.length,
  };
  throw new ApiError('payment.debit_unexplained', { params });
}
