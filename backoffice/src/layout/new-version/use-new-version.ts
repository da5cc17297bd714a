import { useEffect, useState } from 'react';

const everyMs = 300_000;
const notOftenerMs = 30_000;
const entryScript = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The script that this page was made by. */
function ownEntry(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}

async function servedEntry(): Promise<string | undefined> {
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  return answer.ok ? entryScript.exec(await answer.text())?.[1] : undefined;
}

/** Whether the server has another build than the one that is running here. A server that is away says nothing. */
export function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const own = ownEntry();
    if (!own || isThere) return;
    let askedAt = 0;
    const ask = async () => {
      if (document.hidden || Date.now() - askedAt < notOftenerMs) return;
      askedAt = Date.now();
      const served = await servedEntry().catch(() => undefined);
      if (served && served !== own) setThere(true);
    };
    const timer = setInterval(ask, everyMs);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [isThere]);
  return isThere;
}
