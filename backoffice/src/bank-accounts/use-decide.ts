import { type BankAccountState, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { useAct } from '../layout/use-act.ts';
import { call } from '../providers/session.ts';

/** Builds the request body from the values of the form. */
export function decisionBody(state: BankAccountState, { errorMessage, why }: Record<string, unknown>) {
  return {
    state,
    ...(state === 'valid' && why ? { why: String(why) } : {}),
    ...(state === 'error' && errorMessage ? { errorMessage: String(errorMessage) } : {}),
  };
}

/** Sends the reviewed version with the decision, so the API refuses it if the account has changed since. */
export function useDecide({ bankAccountId, version, alias, account }: BankAccountRecord) {
  const { act, isPending } = useAct();
  const decide = (
    state: BankAccountState,
    values: Record<string, unknown> = {},
    onRefused?: (refusal: unknown) => void,
  ) => {
    const body = { ...decisionBody(state, values), version };
    return act(() => call(v1.bankAccounts.edit, { params: { bankAccountId }, body }), {
      done: `payment.backoffice.decide.${state}.done`,
      args: { alias, account: maskIban(account) },
      onRefused,
      isDecision: true,
    });
  };
  return { decide, isPending };
}
