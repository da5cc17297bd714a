import { useState } from 'react';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';

/** The temporary address of a file, once the user asks for it, because it needs a fresh factor. */
export function useUrlOnDemand(findUrl: () => Promise<{ url: string }>) {
  const notifyRefusal = useNotifyRefusal();
  const [url, setUrl] = useState<string>();
  const ask = () => void findUrl().then((found) => setUrl(found.url), notifyRefusal);
  return { url, ask };
}
