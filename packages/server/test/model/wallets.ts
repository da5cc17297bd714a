import { add, type Book, type Movement, Refused } from './book.ts';
import type { OperationOf } from './operations.ts';

function transactionAnswer({
  transactionId,
  userId,
  type,
  cents,
  status,
  bankAccountId,
  enteredBy,
  reason,
  at,
}: Movement) {
  return {
    transactionId,
    userId,
    type,
    amount: cents,
    status,
    bankAccountId,
    issuerName: enteredBy ? 'admin-backoffice' : 'user-wallet',
    rejectReason: reason,
    createdAt: at,
  };
}

const pendingMax = 5;

function refuseTooMany(book: Book, { userId, type }: OperationOf<'request'>): void {
  const pending = [...book.waiting].filter((id) => {
    const movement = book.movements.get(id);
    return movement?.userId === userId && movement.type === type;
  });
  if (pending.length < pendingMax) return;
  throw new Refused(`wallet.too_many_pending_${type === 'income' ? 'deposits' : 'withdrawals'}`);
}

/** Requests a deposit or a withdrawal. */
export function request(book: Book, operation: OperationOf<'request'>, at: Date, transactionId: string) {
  const { userId, type, cents, enteredBy } = operation;
  const owner = book.people.get(userId);
  if (!owner) throw new Refused('request.not_found');
  if (owner.isClosed && !enteredBy) throw new Refused('auth.account_disabled');
  if (cents <= 0) throw new Refused('wallet.amount_not_positive');
  const account = operation.bankAccountId ? book.accounts.get(operation.bankAccountId) : undefined;
  if (!account || account.userId !== userId || account.isDeleted) {
    throw new Refused('wallet.bank_account_required');
  }
  if (account.state !== 'valid') throw new Refused('wallet.bank_account_not_valid');
  if (type === 'withdraw') {
    if (cents > (book.wallet.get(userId) as number)) throw new Refused('wallet.amount_above_balance');
  }
  if (!enteredBy) refuseTooMany(book, operation);
  if (type === 'withdraw') {
    add(book.wallet, userId, -cents);
    add(book.held, userId, cents);
  }
  const { bankAccountId } = account;
  const movement: Movement = {
    transactionId,
    userId,
    type,
    cents,
    status: 'pending',
    bankAccountId,
    enteredBy,
    reason: null,
    at,
  };
  book.movements.set(transactionId, movement);
  book.waiting.add(transactionId);
  return transactionAnswer(movement);
}

function complete(book: Book, { userId, type, cents }: Movement): void {
  if (type === 'income') {
    book.bank -= cents;
    add(book.wallet, userId, cents);
  } else {
    add(book.held, userId, -cents);
    book.bank += cents;
  }
}

function returnHeldMoney(book: Book, { userId, type, cents }: Movement): void {
  if (type === 'income') return;
  add(book.held, userId, -cents);
  add(book.wallet, userId, cents);
}

/** Approves or rejects a movement. */
export function decide(book: Book, { transactionId, adminId, verdict }: OperationOf<'decide'>) {
  const movement = book.movements.get(transactionId);
  if (!movement) throw new Refused('request.not_found');
  if (movement.status !== 'pending') throw new Refused('wallet.transaction_already_decided');
  if (movement.userId === adminId) throw new Refused('wallet.own_transaction');
  if (verdict === 'completed') {
    if (movement.enteredBy === adminId) throw new Refused('wallet.four_eyes');
    const isOut = movement.type === 'withdraw';
    if (isOut && book.accounts.get(movement.bankAccountId)?.state !== 'valid') {
      throw new Refused('wallet.bank_account_not_valid');
    }
    complete(book, movement);
  } else {
    returnHeldMoney(book, movement);
    movement.reason = 'No ha llegado.';
  }
  movement.status = verdict;
  book.waiting.delete(transactionId);
  return { ...transactionAnswer(movement), adminId };
}
