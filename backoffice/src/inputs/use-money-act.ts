import type { Endpoint } from '@semilla/contract';
import { useRef, useState } from 'react';
import { type HttpError, useRefresh } from 'react-admin';
import { messageOf } from '../layout/message-of.ts';
import { type ActInput, act } from '../providers/act.ts';
import type { RefusalBody } from '../providers/http-client.ts';
import { type FieldRefusals, notSent } from './form-problems.ts';
import { useUpload } from './use-upload.ts';

/**
 * An act that moves money or decides: sent only once however often the button is pressed, with upload progress and
 * cancel. `run` resolves with the refused fields; a refusal that concerns no field is returned as `refusal`.
 */
export function useMoneyAct<T>(endpoint: Endpoint, onDone: (answer: T) => void) {
  const upload = useUpload();
  const refresh = useRefresh();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const refusalsOf = (error: unknown): FieldRefusals => {
    if ((error as Error).name === 'AbortError') return notSent;
    const { errors } = ((error as HttpError).body ?? {}) as Partial<RefusalBody>;
    if (!errors) setRefusal(messageOf(error));
    return errors ?? notSent;
  };

  const run = async (input: ActInput): Promise<FieldRefusals> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const watch = endpoint.bodyKind === 'multipart' ? upload.watch() : undefined;
      onDone(await act<T>(endpoint, input, watch));
      return undefined;
    } catch (error) {
      // Only a failed act may be repeated.
      isRunning.current = false;
      return refusalsOf(error);
    } finally {
      setSending(false);
      upload.done();
      // Whether it succeeded or failed, the page may be outdated.
      refresh();
    }
  };

  return { run, isSending, refusal, uploadPercent: upload.percent, stop: upload.stop };
}
