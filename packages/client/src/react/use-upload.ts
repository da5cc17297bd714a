import { useRef, useState } from 'react';
import type { CallOptions } from '../create-client.ts';

export interface Upload {
  /** The percentage sent, from 0 to 100; undefined while nothing is being uploaded. */
  percent: number | undefined;
  /** Runs a call with the options that report its progress and let `stop` cancel it. */
  send: <A>(run: (options: Pick<CallOptions, 'onProgress' | 'signal'>) => Promise<A>) => Promise<A>;
  stop: () => void;
}

/** The state of an upload: its progress, and how to cancel it. */
export function useUpload(): Upload {
  const [percent, setPercent] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  return {
    percent,
    async send(run) {
      controller.current = new AbortController();
      setPercent(0);
      try {
        return await run({ onProgress: setPercent, signal: controller.current.signal });
      } finally {
        setPercent(undefined);
      }
    },
    stop: () => controller.current?.abort(),
  };
}
