import { ApiProblem, sendOnce } from '@semilla/client';
import { type ErrorCode, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '../../layout/message-of.ts';
import { call } from '../../providers/session.ts';
import type { ProposalRecord } from '../proposal-record.ts';

export type Outcome = 'approved' | 'changed' | 'refused' | 'notSent';
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

/** Without a code of the user, the next proposals would be refused for the same reason. */
const stops = (error: unknown) =>
  !(error instanceof ApiProblem) ||
  error.is('auth.fresh_factor_required') ||
  error.is('request.unauthenticated');

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
        const isChanged = error instanceof ApiProblem && changed.includes(error.problem.code as ErrorCode);
        note(record, { outcome: isChanged ? 'changed' : 'refused', message });
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
