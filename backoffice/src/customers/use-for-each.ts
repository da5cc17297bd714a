import { useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate, useUnselectAll } from 'react-admin';
import { messageOf } from '../layout/message-of.ts';

export interface Tally {
  tried: number;
  done: number;
  total: number;
  refusal?: unknown;
}

interface Run {
  isStopped: () => boolean;
  onStep: (tally: Tally) => void;
}

async function actInTurn(
  ids: string[],
  act: (id: string) => Promise<unknown>,
  { isStopped, onStep }: Run,
): Promise<Tally> {
  const tally: Tally = { tried: 0, done: 0, total: ids.length };
  for (const id of ids) {
    if (isStopped()) break;
    try {
      await act(id);
      tally.done += 1;
    } catch (refusal) {
      tally.refusal ??= refusal;
    }
    tally.tried += 1;
    onStep({ ...tally });
  }
  return tally;
}

/** Applies an action to customers one after another until stopped, then reports how many succeeded and why others failed. */
export function useForEach() {
  const [progress, setProgress] = useState<Tally>();
  const isStopped = useRef(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const unselect = useUnselectAll('customer');

  const report = ({ tried, done, total, refusal }: Tally) => {
    if (refusal !== undefined) {
      const message = messageOf(refusal);
      const reason = translate(message, { _: message });
      notify('account.backoffice.bulk.partly', { type: 'error', messageArgs: { done, total, reason } });
    } else if (tried < total) {
      notify('account.backoffice.bulk.stopped', { type: 'warning', messageArgs: { done, total } });
    } else {
      notify('account.backoffice.bulk.done', { type: 'success', messageArgs: { smart_count: done } });
    }
  };

  const forEach = async (ids: string[], act: (id: string) => Promise<unknown>) => {
    isStopped.current = false;
    setProgress({ tried: 0, done: 0, total: ids.length });
    const tally = await actInTurn(ids, act, { isStopped: () => isStopped.current, onStep: setProgress });
    setProgress(undefined);
    unselect();
    refresh();
    report(tally);
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { forEach, stop, progress };
}
