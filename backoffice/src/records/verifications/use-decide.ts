import { type VerificationDecision, v1 } from '@semilla/contract';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';

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
