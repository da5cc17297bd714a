import { isProposal } from '@semilla/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNotifyRefusal } from './use-notify-refusal.ts';

interface Outcome {
  /** The message key after success. */
  done: string;
  args?: Record<string, string | number>;
  /** Handles a refusal, instead of a notice. */
  onRefused?: (refusal: unknown) => void;
}

/**
 * Runs an act that is not a plain save, notifies the result, and refreshes, because data may have changed
 * meanwhile.
 */
export function useAct() {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const notifyRefusal = useNotifyRefusal();

  const act = async (run: () => Promise<unknown>, { done, args, onRefused }: Outcome): Promise<boolean> => {
    setPending(true);
    try {
      const answer = await run();
      // Deciding on a proposal answers with it, too.
      const waits = isProposal(answer) && answer.status === 'pending';
      notify(waits ? 'approvals.proposed' : done, { type: 'success', messageArgs: args });
      return true;
    } catch (refusal) {
      (onRefused ?? notifyRefusal)(refusal);
      return false;
    } finally {
      setPending(false);
      refresh();
    }
  };
  return { act, isPending };
}
