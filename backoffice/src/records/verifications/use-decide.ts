import { type VerificationDecision, v1 } from '@semilla/contract';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import type { VerificationRecord } from '../users/customer-record.ts';

export function useDecide({ verificationId }: VerificationRecord) {
  const { act, isPending } = useAct();
  const decide = (decision: VerificationDecision, { decisionReason }: Record<string, unknown> = {}) => {
    const body = { decision, decisionReason: decisionReason ? String(decisionReason) : null };
    return act(() => call(v1.verifications.decide, { params: { id: verificationId }, body }), {
      done: `account.backoffice.verifications.decide.${decision}.done`,
      isDecision: true,
    });
  };
  return { decide, isPending };
}
