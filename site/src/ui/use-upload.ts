import type { CallOptions, Client } from '@semilla/contract/client';
import { useRef, useState } from 'react';
import { uploading } from '../lib/upload-client.ts';

export interface Upload {
  /** The share that has gone out, from 0 to 100; undefined while nothing is on its way. */
  percent: number | undefined;
  /** Sends by a client whose way is watched and can be stopped. */
  send: <A>(call: (api: Client, options: CallOptions) => Promise<A>) => Promise<A>;
  stop: () => void;
}

export function useUpload(): Upload {
  const [percent, setPercent] = useState<number>();
  const way = useRef<AbortController>(undefined);
  return {
    percent,
    async send(call) {
      way.current = new AbortController();
      setPercent(0);
      try {
        return await call(uploading(setPercent), { signal: way.current.signal });
      } finally {
        setPercent(undefined);
      }
    },
    stop: () => way.current?.abort(),
  };
}
