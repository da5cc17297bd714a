import { takeMax, type WorkQueue } from '@semilla/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent, useGetList, useNavigate } from 'react-admin';
import { queues, workPath } from '../../kit/queue/queues.ts';
import { neighbour, nextToDecide, type Settled } from './steps.ts';

const page = { page: 1, perPage: takeMax };

/** The pending records of a queue, oldest first. */
export function useWorkList(queue: WorkQueue) {
  const { resource, filter, by } = queues[queue];
  return useGetList(
    resource,
    { filter, sort: { field: by, order: 'ASC' }, pagination: page },
    { retry: false },
  );
}

export type WorkList = ReturnType<typeof useWorkList>;

/** The user's position in a queue, and the functions to move to other records. */
export function useWorkSession(queue: WorkQueue, id: string | undefined, list: WorkList) {
  const navigate = useNavigate();
  const [settled, setSettled] = useState<Settled>(new Map());
  const [leavingId, setLeavingId] = useState<string>();
  const lastIndex = useRef(0);
  const records = (list.data ?? []).map((record) => ({ id: String(record.id) }));
  const isLeaving = id !== undefined && leavingId === id;

  const found = records.findIndex((record) => record.id === id);
  useEffect(() => {
    if (found >= 0) lastIndex.current = found;
  }, [found]);
  const place = () => ({ id, index: lastIndex.current });
  const go = (to: string | undefined) => {
    if (to) navigate(workPath(queue, to));
  };
  const settle = useCallback(
    (outcome: 'skipped' | 'proposed' | 'decided') => {
      if (id) setSettled((earlier) => new Map(earlier).set(id, outcome));
    },
    [id],
  );
  const leave = useEvent(() => navigate(workPath(queue, nextToDecide(records, place(), settled))));

  // Navigates once the decision form is unmounted, because the form would ask about unsaved changes. Runs only once even if the
  // list changes.
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving, leave]);

  const onDecided = useCallback(
    (outcome: 'decided' | 'proposed') => {
      settle(outcome);
      setLeavingId(id);
    },
    [id, settle],
  );
  return {
    settled,
    isLeaving,
    /** The first record to decide. Undefined if none is left in this session. */
    first: id === undefined ? nextToDecide(records, { id, index: 0 }, settled) : undefined,
    next: () => go(neighbour(records, place(), 1)),
    previous: () => go(neighbour(records, place(), -1)),
    skip: () => {
      if (!id) return;
      settle('skipped');
      leave();
    },
    onDecided,
    startAgain: () => setSettled(new Map([...settled].filter(([, outcome]) => outcome !== 'skipped'))),
  };
}

export type WorkSession = ReturnType<typeof useWorkSession>;
