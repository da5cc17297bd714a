import type { ProposalRecord } from '../../../api/record-types/proposal-record.ts';
import { type MoneyKind, proposedMoney } from '../proposed-money.ts';

interface KindTotal {
  kind: MoneyKind;
  count: number;
  /** In cents. */
  amount: number;
}

/** The total of each kind. Within a kind, money that comes in and money that goes out are not netted. */
export function totalsByKind(records: readonly ProposalRecord[]): KindTotal[] {
  const totals = new Map<string, KindTotal>();
  for (const record of records) {
    const { kind, amount = 0 } = proposedMoney(record) ?? {};
    if (!kind) continue;
    const key = `${kind} ${Math.sign(amount)}`;
    const known = totals.get(key) ?? { kind, count: 0, amount: 0 };
    totals.set(key, { kind, count: known.count + 1, amount: known.amount + amount });
  }
  return [...totals.values()];
}
