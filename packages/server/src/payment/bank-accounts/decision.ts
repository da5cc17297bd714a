import type { BankAccountState } from '@semilla/contract';
import { ApiError, Forbidden } from '../../kit/errors.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { mayDecide } from './access.ts';

interface Given {
  state?: BankAccountState | undefined;
  status?: BankAccountState | undefined;
  errorMessage?: string | undefined;
}

export interface Decision {
  state: BankAccountState;
  errorMessage: string | null;
}

class OwnBankAccount extends ApiError {
  constructor() {
    super('payment.own_bank_account');
  }
}

/** The administrator's decision in the request; undefined if the request contains none. */
export function decisionOf({ state, status, errorMessage }: Given, reader: Reader, ownerId: string) {
  const decided = state ?? status;
  if (!decided) return undefined;
  if (!mayDecide(reader)) throw new Forbidden();
  if (reader.caller.userId === ownerId) throw new OwnBankAccount();
  return { state: decided, errorMessage: errorMessage ?? null } satisfies Decision;
}
