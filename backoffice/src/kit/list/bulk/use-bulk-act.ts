import { type BulkActName, type BulkValues, v1 } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useNotify, useResourceContext, useUnselectAll } from 'react-admin';
import { useMoneyAct } from '../../acts/use-money-act.ts';
import type { BulkSelection } from './bulk-selection.ts';

/**
 * Starts a bulk act on the selected rows and opens its page. Repeated presses start it once. A dialog with a form must
 * not render it once `isStarted`, because a form with typed values asks before the page changes.
 */
export function useBulkAct() {
  const navigate = useNavigate();
  const notify = useNotify();
  const unselect = useUnselectAll(useResourceContext() ?? '');
  const [startedId, setStartedId] = useState<string>();
  const { run, isSending, refusal } = useMoneyAct(v1.bulkActs.create, ({ bulkActId }) => {
    notify('overview.bulk.started', { type: 'success' });
    setStartedId(bulkActId);
  });
  useEffect(() => {
    if (!startedId) return;
    unselect();
    navigate(`/bulk-acts/${startedId}`);
  }, [startedId, unselect, navigate]);
  const start = (act: BulkActName, { rows }: BulkSelection, values?: BulkValues) =>
    run({ body: { act, ...rows, ...(values && { values }) } });
  return { start, isSending, refusal, isStarted: startedId !== undefined };
}
