import { ApiProblem } from '@semilla/client';
import { isProposal } from '@semilla/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { NotSaved } from '../../api/conflict-gate.ts';
import { useDeciding } from './deciding/deciding-context.ts';
import { useNotifyRefusal } from './use-notify-refusal.ts';

interface Outcome<T> {
  /** The message key after success, or a function that derives the key and its arguments from the response. */
  done: string | ((answer: T) => [key: string, args?: Record<string, string>]);
  args?: Record<string, string | number>;
  /** Handles a refusal. Without it, a notice is shown. */
  onRefused?: ((refusal: unknown) => void) | undefined;
  /** Called when the user leaves a record as a colleague saved it meanwhile. */
  onKept?: (() => void) | undefined;
  /** Called if the record is no longer what the user saw, and the act is only about what was seen. */
  onEdited?: () => void;
  /** Whether the act decides on the record of the page. Work mode then opens the next record. */
  isDecision?: boolean;
}

const isEditedMeanwhile = (refusal: unknown) =>
  refusal instanceof ApiProblem && refusal.problem.code === 'request.edited_meanwhile';

/** Runs an act that is not a plain save and notifies the result. Then refreshes, because other data may have changed. */
export function useAct() {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const notifyRefusal = useNotifyRefusal();
  const deciding = useDeciding();

  const act = async <T>(
    run: () => Promise<T>,
    { done, args, onRefused, onKept, onEdited, isDecision }: Outcome<T>,
  ): Promise<boolean> => {
    setPending(true);
    let isBack = false;
    try {
      const answer = await run();
      // The response of a decision on a proposal is a proposal too, so the status tells whether it still waits.
      const waits = isProposal(answer) && answer.status === 'pending';
      const [key, messageArgs] = typeof done === 'string' ? [done, args] : done(answer);
      notify(waits ? 'approvals.proposed' : key, { type: 'success', messageArgs });
      if (isDecision) deciding?.onDecided(waits ? 'proposed' : 'decided');
      return true;
    } catch (refusal) {
      const choice = refusal instanceof NotSaved ? refusal.choice : undefined;
      isBack = choice === 'back';
      if (choice === 'theirs') onKept?.();
      if (isEditedMeanwhile(refusal)) onEdited?.();
      (onRefused ?? notifyRefusal)(refusal);
      return false;
    } finally {
      setPending(false);
      // A reload would replace what the user went back to.
      if (!isBack) refresh();
    }
  };
  return { act, isPending };
}
