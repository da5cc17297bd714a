import { civilDateAt, type InvestorKind, type InvestorKindRecord } from '@semilla/contract';

interface KindNow {
  kind: InvestorKind;
  /** The record currently in force. */
  record: InvestorKindRecord | undefined;
  pending: InvestorKindRecord | undefined;
  /** The latest record that was decided or has ended. Undefined while a kind is in force. */
  last: InvestorKindRecord | undefined;
}

/** Derives the current state from an investor's records, which are sorted latest first. */
export function kindNow(kinds: readonly InvestorKindRecord[], now: Date): KindNow {
  const today = civilDateAt(now);
  const isInForce = ({ state, validUntil }: InvestorKindRecord) =>
    state === 'active' && validUntil !== null && validUntil >= today;
  const record = kinds.find(isInForce);
  const pending = kinds.find(({ state }) => state === 'pending');
  const last = record ? undefined : kinds.find(({ state }) => state !== 'pending');
  return { kind: record?.kind ?? 'non-sophisticated', record, pending, last };
}
