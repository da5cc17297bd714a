import { useEffect, useEffectEvent } from 'react';

export const codeLength = 6;

/** Sends the form of a one-time code with its sixth digit. */
export function useSendWhenComplete(submit: () => void, code: string, isOn = true): void {
  const send = useEffectEvent(submit);
  useEffect(() => {
    if (isOn && code.length === codeLength) send();
  }, [isOn, code]);
}
