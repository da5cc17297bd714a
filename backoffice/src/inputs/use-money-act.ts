import type { Endpoint } from '@semilla/contract';
import { useRef, useState } from 'react';
import { type HttpError, useRefresh } from 'react-admin';
import { messageOf } from '../layout/message-of.ts';
import { type ActInput, act } from '../providers/act.ts';
import type { RefusalBody } from '../providers/http-client.ts';
import { type FieldRefusals, notSent } from './form-problems.ts';
import { useUpload } from './use-upload.ts';

/**
 * Something that moves money or decides: done once however often one presses, with the way of its file to be seen and
 * stopped. `run` resolves with what is wrong with which field; what is wrong with none of them is the `refusal`.
 */
export function useMoneyAct<T>(endpoint: Endpoint, onDone: (answer: T) => void) {
  const upload = useUpload();
  const refresh = useRefresh();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const refused = (error: unknown): FieldRefusals => {
    if ((error as Error).name === 'AbortError') return notSent;
    const { errors } = ((error as HttpError).body ?? {}) as Partial<RefusalBody>;
    if (!errors) setRefusal(messageOf(error));
    return errors ?? notSent;
  };

  const run = async (input: ActInput): Promise<FieldRefusals> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const watch = endpoint.bodyKind === 'multipart' ? upload.watch() : undefined;
      onDone(await act<T>(endpoint, input, watch));
      return undefined;
    } catch (error) {
      // Only what was not done may be tried again.
      isUnderWay.current = false;
      return refused(error);
    } finally {
      setSending(false);
      upload.done();
      // Done or refused: what one looks at may no longer be so.
      refresh();
    }
  };

  return { run, isSending, refusal, uploadPercent: upload.percent, stop: upload.stop };
}
