import { approvedWithinMs } from '@semilla/contract';
import { formatDate, formatMoney, maskIban } from '@semilla/format';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { decideTransaction } from '@semilla/server/money/commands/decide-transaction.ts';
import { requestTransaction } from '@semilla/server/money/commands/request-transaction.ts';
import { actorOf } from '../trail/noted.ts';
import type { Investor } from './investor.ts';
import type { Teller } from './teller.ts';

type Kind = 'income' | 'withdraw';

export interface Transfer {
  investor: Investor;
  type: Kind;
  amountCents: number;
  requestedAt: Date;
  /** Entered by the manager instead of the customer. */
  isByManager?: boolean;
}

const titles: Record<Kind, string> = {
  income: 'Justificante de ingreso',
  withdraw: 'Justificante de transferencia',
};

function proofOf(
  teller: Teller,
  transfer: Transfer,
  transactionId: string,
  at: Date,
  adminId: string,
): StoredDocument {
  const { investor, type, amountCents } = transfer;
  const account = teller.world.bankAccounts.get(investor.bankAccountId);
  const day = at.toISOString().slice(0, 10);
  return teller.folder.add({
    key: `proof ${transactionId}`,
    purpose: 'payment-proof',
    fileName: `${type === 'income' ? 'ingreso' : 'transferencia'}-${day}.pdf`,
    uploadedBy: adminId,
    createdAt: at,
    title: titles[type],
    facts: [
      [type === 'income' ? 'Ordenante' : 'Beneficiario', investor.person.userName],
      ['Cuenta', maskIban(account?.account ?? '')],
      ['Importe', formatMoney(amountCents)],
      ['Fecha valor', formatDate(at)],
      ['Referencia', transactionId.slice(-12).toUpperCase()],
    ],
  });
}

/** Requests a deposit or a withdrawal, which then waits for an administrator. */
export function request(teller: Teller, transfer: Transfer): string {
  const { investor, type, amountCents, requestedAt, isByManager } = transfer;
  const { userId, bankAccountId, person } = investor;
  const enteredBy = isByManager && person.manager ? teller.staff(person.manager) : undefined;
  const actor = actorOf(enteredBy?.userId ?? userId);
  const fields = { actor, userId, type, amountCents, bankAccountId };
  const command = requestTransaction({ ...fields, ...(enteredBy && { enteredBy }) });
  return teller.act(command, requestedAt).transactionId;
}

interface Verdict {
  at: Date;
  /** The reason of a rejection; undefined for an approval. */
  reason?: string;
}

function decide(teller: Teller, transfer: Transfer, transactionId: string, { at, reason }: Verdict): void {
  const { userId, bankAccountId, person } = transfer.investor;
  const decider = teller.staff(teller.random.chance(0.65) ? 'admin' : 'admin2');
  const isByManager = transfer.isByManager && person.manager;
  teller.act(
    decideTransaction({
      actor: actorOf(decider.userId),
      transactionId,
      userId,
      bankAccountId,
      decider,
      managerName: isByManager ? teller.staff(isByManager).userName : null,
      decision: reason
        ? { status: 'rejected', reason }
        : { status: 'completed', proof: proofOf(teller, transfer, transactionId, at, decider.userId) },
    }),
    at,
  );
}

/**
 * Requests a transfer and approves it, a day ago at the latest. Later approvals would count towards the daily limits of the
 * demo's administrators.
 */
export function complete(teller: Teller, transfer: Transfer, at: Date): void {
  const latest = new Date(teller.calendar.now.getTime() - approvedWithinMs);
  decide(teller, transfer, request(teller, transfer), { at: at < latest ? at : latest });
}

export function reject(
  teller: Teller,
  transfer: Transfer,
  transactionId: string,
  verdict: Required<Verdict>,
): void {
  decide(teller, transfer, transactionId, verdict);
}
