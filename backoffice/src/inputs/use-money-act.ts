import { type CallOptions, isAborted, sendOnce } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import type { AnswerOf, ClientInputOf, Endpoint } from '@semilla/contract';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { messageOf } from '../layout/message-of.ts';
import { bodyFields } from '../providers/body-fields.ts';
import { fieldRefusalsOf } from '../providers/refusals.ts';
import { call } from '../providers/session.ts';
import { type FieldRefusals, notSent } from './form-problems.ts';

interface ActInput {
  /** What fills the address of the endpoint. */
  params?: Record<string, string>;
  /** The values of a form; what the endpoint does not take stays behind. */
  body?: Record<string, unknown>;
}

/**
 * Something that moves money or decides: done once however often one presses, with the progress of its file to be seen and
 * stopped. `run` resolves with what is wrong with which field; what is wrong with none of them is the `refusal`.
 */
export function useMoneyAct<E extends Endpoint>(endpoint: E, onDone: (answer: AnswerOf<E>) => void) {
  const upload = useUpload();
  const refresh = useRefresh();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const refused = (error: unknown): FieldRefusals => {
    if (isAborted(error)) return notSent;
    const fields = fieldRefusalsOf(error);
    if (!fields) setRefusal(messageOf(error));
    return fields ?? notSent;
  };

  const send = ({ params, body = {} }: ActInput, options?: CallOptions) => {
    const input = { params, body: bodyFields(endpoint, body) } as unknown as ClientInputOf<E>;
    return sendOnce(call, endpoint, input, options);
  };

  const run = async (input: ActInput): Promise<FieldRefusals> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const isUpload = endpoint.bodyKind === 'multipart';
      onDone(await (isUpload ? upload.send((options) => send(input, options)) : send(input)));
      return undefined;
    } catch (error) {
      // Only what was not done may be tried again.
      isUnderWay.current = false;
      return refused(error);
    } finally {
      setSending(false);
      // Done or refused: what one looks at may no longer be so.
      refresh();
    }
  };

  return { run, isSending, refusal, uploadPercent: upload.percent, stop: upload.stop };
}

export type MoneyAct = ReturnType<typeof useMoneyAct>;
