import { ApiProblem, isSettled, sendOnce } from '@semilla/client';
import { type ErrorCode, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../../api/record-types/proposal-record.ts';
import { call } from '../../../api/session.ts';
import { messageOf } from '../../../kit/acts/message-of.ts';

export type Outcome = 'approved' | 'changed' | 'refused' | 'unknown' | 'notSent';
export interface Result {
  outcome: Outcome;
  /** What the API says, or when the act takes effect. */
  message?: string;
}

const changed: readonly ErrorCode[] = [
  'approvals.changed',
  'approvals.record_edited',
  'approvals.already_decided',
  'approvals.lapsed',
];

const isRefusedFirst = (error: unknown) =>
  error instanceof ApiProblem &&
  (error.is('auth.fresh_factor_required') || error.is('request.unauthenticated'));

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiProblem && changed.includes(error.problem.code as ErrorCode)) return 'changed';
  return isSettled(error) || isRefusedFirst(error) ? 'refused' : 'unknown';
}

/** Without a code of the user or a connection, the next proposals would fail for the same reason. */
const stops = (error: unknown) => isRefusedFirst(error) || !isSettled(error);

/** Approves proposals one after the other, each as it was shown, and tells what became of each. */
export function useApprovalsTogether(records: readonly ProposalRecord[]) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const isSent = useRef(false);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [step, setStep] = useState<'asking' | 'running' | 'done'>('asking');

  const approve = async ({ proposalId, seen }: ProposalRecord): Promise<Result> => {
    const answer = await sendOnce(call, v1.approvals.approve, { params: { proposalId }, body: { seen } });
    return answer.status === 'scheduled' && answer.takesEffectAt
      ? {
          outcome: 'approved',
          message: translate('approvals.approve.scheduled', { at: formatDateTime(answer.takesEffectAt) }),
        }
      : { outcome: 'approved' };
  };

  const run = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setStep('running');
    const known = new Map<string, Result>();
    const note = (record: ProposalRecord, result: Result) =>
      setResults(new Map(known.set(record.proposalId, result)));
    for (const [index, record] of records.entries()) {
      try {
        note(record, await approve(record));
      } catch (error) {
        const message = translate(messageOf(error), { _: messageOf(error) });
        note(record, { outcome: outcomeOf(error), message });
        if (!stops(error)) continue;
        for (const later of records.slice(index + 1)) note(later, { outcome: 'notSent' });
        break;
      }
    }
    setStep('done');
    refresh();
  };
  return { run, results, isDone: step === 'done', isRunning: step === 'running' };
}
