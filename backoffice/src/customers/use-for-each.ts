import { useState } from 'react';
import { useNotify, useRefresh, useTranslate, useUnselectAll } from 'react-admin';
import { messageOf } from '../layout/message-of.ts';

interface Tally {
  done: number;
  refusal?: unknown;
}

async function actInTurn(ids: string[], act: (id: string) => Promise<unknown>): Promise<Tally> {
  const tally: Tally = { done: 0 };
  for (const id of ids) {
    try {
      await act(id);
      tally.done += 1;
    } catch (refusal) {
      tally.refusal ??= refusal;
    }
  }
  return tally;
}

/** Applies an act to several customers in turn, then reports how many succeeded and why the others failed. */
export function useForEach() {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const unselect = useUnselectAll('customer');

  const forEach = async (ids: string[], act: (id: string) => Promise<unknown>) => {
    setPending(true);
    const { done, refusal } = await actInTurn(ids, act);
    setPending(false);
    unselect();
    refresh();
    if (refusal === undefined) {
      notify('account.backoffice.bulk.done', { type: 'success', messageArgs: { smart_count: done } });
      return;
    }
    const message = messageOf(refusal);
    notify('account.backoffice.bulk.partly', {
      type: 'error',
      messageArgs: { done, total: ids.length, reason: translate(message, { _: message }) },
    });
  };
  return { forEach, isPending };
}
