import { useState } from 'react';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';

/** Fetches a file's temporary address only when the user asks, because the API wants a recent second factor. */
export function useUrlOnDemand(findUrl: () => Promise<{ url: string }>) {
  const notifyRefusal = useNotifyRefusal();
  const [url, setUrl] = useState<string>();
  const ask = () => void findUrl().then((found) => setUrl(found.url), notifyRefusal);
  return { url, ask };
}
