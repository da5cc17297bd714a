import type { OtherBooking, ProposalAct } from '@semilla/contract';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';

const wholeActs = [
  'rejectTransaction',
  'release',
  'repay',
  'payTax',
  'correctTax',
  'distribute',
  'closeWithRefund',
  'allocateWishes',
  'approvePaymentFile',
  'cancelPaymentFile',
  'importStatement',
  'sendMoneyBack',
] as const satisfies readonly ProposalAct[];

type WholeAct = (typeof wholeActs)[number];
export type MoneyKind = WholeAct | OtherBooking | 'reversal' | 'deposit' | 'withdrawal' | 'movement';
type Party =
  | 'customersBank'
  | 'wallet'
  | 'account'
  | 'payee'
  | 'project'
  | 'promoter'
  | 'taxOffice'
  | 'investors'
  | 'platform'
  | 'payees';

/** What a proposal does with money: its texts are under `approvals.money` and `approvals.parties`. */
export interface ProposedMoney {
  kind: MoneyKind;
  /** In cents. Undefined if the proposal notes no sum. */
  amount: number | undefined;
  /** Undefined if the proposal does not note both. */
  way: readonly [from: Party, to: Party] | undefined;
  words: { name: string; number: string; holder: string; account: string; smart_count: number };
}

type Noted = Record<string, unknown>;
type Effect = ProposalRecord['effects'][number];

const figure = (value: unknown) => (typeof value === 'number' ? value : 0);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isWhole = (act: ProposalAct): act is WholeAct => wholeActs.some((one) => one === act);

/** The effect that notes the money. Money sent back may first be booked as that of a third party. */
function mainEffect({ act, effects }: ProposalRecord): Effect | undefined {
  const sent = act === 'sendMoneyBack' && effects.find(({ action }) => action === 'bank-entry.send-back');
  return sent || effects[0];
}

function kindOf(act: ProposalAct, { action }: Effect, after: Noted): MoneyKind | undefined {
  if (isWhole(act)) return act;
  if (act === 'bookOtherMovement') return after.reversesOn ? 'reversal' : (after.bookedAs as OtherBooking);
  if (act !== 'approveTransaction') return undefined;
  if (action !== 'transaction.approve') return 'movement';
  return after.type === 'income' ? 'deposit' : 'withdrawal';
}

function amountOf(act: ProposalAct, before: Noted, after: Noted): number | undefined {
  if (act === 'correctTax') return Math.abs(figure(after.tax) - figure(before.tax));
  if (act === 'allocateWishes') return figure(after.allocated);
  if (act === 'distribute' || act === 'closeWithRefund')
    return figure(after.gross) - figure(after.fee) - figure(after.tax) + figure(after.principal);
  return figure(after.amountCents) || figure(after.totalCents) || undefined;
}

function wayOf(kind: MoneyKind, { account, holder }: ProposedMoney['words']): ProposedMoney['way'] {
  if (kind === 'deposit') return ['customersBank', 'wallet'];
  if (kind === 'takenBack') return ['wallet', 'customersBank'];
  if (kind === 'withdrawal' && account) return ['wallet', 'account'];
  if (kind === 'release' && holder) return ['project', 'payee'];
  if (kind === 'repay' || kind === 'repayment') return ['promoter', 'project'];
  if (kind === 'payTax') return ['project', holder ? 'payee' : 'taxOffice'];
  if (kind === 'distribute' || kind === 'closeWithRefund') return ['project', 'investors'];
  if (kind === 'approvePaymentFile') return ['platform', 'payees'];
  if (kind === 'sendMoneyBack' && account) return ['platform', 'account'];
  if (kind === 'thirdParty' && account) return ['account', 'platform'];
  return undefined;
}

/** Undefined for a proposal that is not about money. */
export function proposedMoney(record: ProposalRecord): ProposedMoney | undefined {
  const effect = mainEffect(record);
  if (!effect) return undefined;
  const before = effect.before ?? {};
  const after = effect.after ?? {};
  const kind = kindOf(record.act, effect, after);
  if (!kind) return undefined;
  const words = {
    name: record.subjectName,
    number: String(after.number ?? ''),
    holder: text(after.payoutHolderName),
    account: text(after.destinationBankAccount ?? after.bankAccount ?? after.counterpartyAccount),
    smart_count: figure(after.payments),
  };
  return { kind, amount: amountOf(record.act, before, after), way: wayOf(kind, words), words };
}
