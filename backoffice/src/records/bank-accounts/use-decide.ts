import { type BankAccountState, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { editWithVersion } from '../../api/edit-with-version.ts';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { useAct } from '../../kit/acts/use-act.ts';

/** Builds the request body from the values of the form. */
export function decisionBody(
  state: BankAccountState,
  { errorMessage, why }: Record<string, unknown>,
): { state: BankAccountState; errorMessage?: string; why?: string } {
  return {
    state,
    ...(state === 'valid' && why ? { why: String(why) } : {}),
    ...(state === 'error' && errorMessage ? { errorMessage: String(errorMessage) } : {}),
  };
}

interface Deciding {
  /** Called when the user leaves the account as a colleague saved it meanwhile. */
  onKept?: () => void;
}

/** Sends the reviewed version with the decision. If the account has changed since, the user sees how and decides again. */
export function useDecide(record: BankAccountRecord) {
  const { act, isPending } = useAct();
  const { bankAccountId, alias, account } = record;
  const decide = (
    state: BankAccountState,
    values: Record<string, unknown> = {},
    { onKept }: Deciding = {},
  ) => {
    const { why, ...changes } = decisionBody(state, values);
    const send = () =>
      editWithVersion(v1.bankAccounts.edit, {
        resource: 'bank-account',
        recordId: bankAccountId,
        params: { bankAccountId },
        before: record,
        changes,
        bodyOn: () => ({ ...changes, ...(why && { why }) }),
      });
    return act(send, {
      done: `payment.backoffice.decide.${state}.done`,
      args: { alias, account: maskIban(account) },
      onKept,
      isDecision: true,
    });
  };
  return { decide, isPending };
}
