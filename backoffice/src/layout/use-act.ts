import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useTellRefusal } from './use-tell-refusal.ts';

interface Outcome {
  /** The message of success. */
  done: string;
  args?: Record<string, string | number>;
  /** Where a refusal is shown otherwise than as a notice. */
  onRefused?: (refusal: unknown) => void;
}

/** Does what is no plain saving, tells how it went, and shows things anew, as somebody may have been quicker. */
export function useAct() {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const tellRefusal = useTellRefusal();

  const act = async (run: () => Promise<unknown>, { done, args, onRefused }: Outcome): Promise<boolean> => {
    setPending(true);
    try {
      await run();
      notify(done, { type: 'success', messageArgs: args });
      return true;
    } catch (refusal) {
      (onRefused ?? tellRefusal)(refusal);
      return false;
    } finally {
      setPending(false);
      refresh();
    }
  };
  return { act, isPending };
}
