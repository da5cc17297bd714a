import type { Client } from '@semilla/client';
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { call, callOnce } from '../../api/session.ts';
import { useNotifyRefusal } from '../acts/use-notify-refusal.ts';

/** How a file is opened whose address the API gives only after a recent second factor. */
export interface FileOfRecord {
  findUrl: (by: Client) => Promise<{ url: string }>;
  /** Whether it opens without being asked for, if that needs no code. */
  opensItself?: boolean;
  onOpened?: () => void;
  /** Called if it did not open by itself. */
  onRefused?: () => void;
}

/** Fetches a file's temporary address only when the user asks, because the API wants a recent second factor. */
export function useUrlOnDemand({ findUrl, opensItself = false, onOpened, onRefused }: FileOfRecord) {
  const notifyRefusal = useNotifyRefusal();
  const [url, setUrl] = useState<string>();
  const open = async (by: Client) => {
    const found = await findUrl(by);
    setUrl(found.url);
    onOpened?.();
  };
  // Refused without a recent factor. The button then asks for it.
  const openQuietly = useEvent(() => open(callOnce).catch(() => onRefused?.()));
  useEffect(() => {
    if (opensItself) void openQuietly();
  }, [opensItself, openQuietly]);
  return { url, ask: () => void open(call).catch(notifyRefusal) };
}
