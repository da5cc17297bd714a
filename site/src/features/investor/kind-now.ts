import { civilDateAt, type InvestorKind, type InvestorKindRecord } from '@semilla/contract';

interface KindNow {
  kind: InvestorKind;
  /** The record in force. */
  record: InvestorKindRecord | undefined;
  pending: InvestorKindRecord | undefined;
  /** The latest one that was decided, or is over. */
  last: InvestorKindRecord | undefined;
}

/** What the requests of an investor, the latest first, amount to at a moment. */
export function kindNow(kinds: readonly InvestorKindRecord[], now: Date): KindNow {
  const today = civilDateAt(now);
  const isInForce = ({ state, validUntil }: InvestorKindRecord) =>
    state === 'active' && validUntil !== null && validUntil >= today;
  const record = kinds.find(isInForce);
  const pending = kinds.find(({ state }) => state === 'pending');
  const last = record ? undefined : kinds.find(({ state }) => state !== 'pending');
  return { kind: record?.kind ?? 'non-sophisticated', record, pending, last };
}
