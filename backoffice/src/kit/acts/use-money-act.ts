import { type CallOptions, isAborted, sendOnce } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import {
  type AnswerOf,
  type ClientInputOf,
  type Endpoint,
  isProposal,
  type Proposal,
} from '@semilla/contract';
import { useRef, useState } from 'react';
import { useNavigate, useNotify, useRefresh } from 'react-admin';
import { bodyFields } from '../../api/body-fields.ts';
import { type FieldRefusals, notSent } from '../../api/form-problems.ts';
import { fieldRefusalsOf } from '../../api/refusals.ts';
import { call } from '../../api/session.ts';
import { useDeciding } from './deciding/deciding-context.ts';
import { messageOf } from './message-of.ts';

interface ActInput {
  /** The path parameters of the endpoint. */
  params?: Record<string, string>;
  /** The values of the form. Fields that the endpoint does not accept are dropped. */
  body?: Record<string, unknown>;
}

/**
 * Runs an act that moves money or decides. Repeated presses of the button send it only once. Supports upload progress and
 * cancelling. If a second person must approve, the page of the proposal opens unless `onProposed` is given; work mode goes to the
 * next record instead. `run` resolves with the refused fields. A refusal that concerns no field is returned as `refusal`.
 */
export function useMoneyAct<E extends Endpoint>(
  endpoint: E,
  onDone: (answer: Exclude<AnswerOf<E>, Proposal>) => void,
  onProposed?: (proposal: Proposal) => void,
) {
  const notify = useNotify();
  const navigate = useNavigate();
  const upload = useUpload();
  const refresh = useRefresh();
  const deciding = useDeciding();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const refusalsOf = (error: unknown): FieldRefusals => {
    if (isAborted(error)) return notSent;
    const fields = fieldRefusalsOf(error);
    if (!fields) setRefusal(messageOf(error));
    return fields ?? notSent;
  };

  const send = ({ params, body = {} }: ActInput, options?: CallOptions) => {
    const input = { params, body: bodyFields(endpoint, body) } as ClientInputOf<E>;
    return sendOnce(call, endpoint, input, options);
  };

  const run = async (input: ActInput): Promise<FieldRefusals> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const isUpload = endpoint.bodyKind === 'multipart';
      const answer = await (isUpload ? upload.send((options) => send(input, options)) : send(input));
      if (isProposal(answer)) {
        notify('approvals.proposed', { type: 'success' });
        if (deciding) deciding.onDecided('proposed');
        else if (onProposed) onProposed(answer);
        else navigate(`/approvals/${answer.proposalId}`);
      } else {
        onDone(answer as Exclude<AnswerOf<E>, Proposal>);
        deciding?.onDecided('decided');
      }
      return undefined;
    } catch (error) {
      // Only a failed act may be sent again.
      isRunning.current = false;
      return refusalsOf(error);
    } finally {
      setSending(false);
      // The page may be outdated after success and after failure.
      refresh();
    }
  };

  return { run, isSending, refusal, uploadPercent: upload.percent, stop: upload.stop };
}

export type MoneyAct = ReturnType<typeof useMoneyAct>;
