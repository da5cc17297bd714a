import { isProposal } from '@semilla/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useDeciding } from './deciding/deciding-context.ts';
import { useNotifyRefusal } from './use-notify-refusal.ts';

interface Outcome<T> {
  /** The message key after success, or what finds it, with the arguments of the message, from the answer. */
  done: string | ((answer: T) => [key: string, args?: Record<string, string>]);
  args?: Record<string, string | number>;
  /** Handles a refusal, instead of a notice. */
  onRefused?: (refusal: unknown) => void;
  /** Whether it decides on the record of the page, so that work mode goes on to the next. */
  isDecision?: boolean;
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
  const deciding = useDeciding();

  const act = async <T>(
    run: () => Promise<T>,
    { done, args, onRefused, isDecision }: Outcome<T>,
  ): Promise<boolean> => {
    setPending(true);
    try {
      const answer = await run();
      // Deciding on a proposal answers with it, too.
      const waits = isProposal(answer) && answer.status === 'pending';
      const [key, messageArgs] = typeof done === 'string' ? [done, args] : done(answer);
      notify(waits ? 'approvals.proposed' : key, { type: 'success', messageArgs });
      if (isDecision) deciding?.onDecided(waits ? 'proposed' : 'decided');
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
