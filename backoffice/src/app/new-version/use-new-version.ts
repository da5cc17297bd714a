import { useEffect, useState } from 'react';

const pollMs = 300_000;
const minIntervalMs = 30_000;
const entryScript = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The entry script of the running build. */
function ownEntry(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}

async function servedEntry(): Promise<string | undefined> {
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  return answer.ok ? entryScript.exec(await answer.text())?.[1] : undefined;
}

/** Whether the server has a different build than the running one. Network failures are ignored. */
export function useNewVersion(): boolean {
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useEffect(() => {
    const own = ownEntry();
    if (!own || hasNewVersion) return;
    let checkedAt = 0;
    const check = async () => {
      if (document.hidden || Date.now() - checkedAt < minIntervalMs) return;
      checkedAt = Date.now();
      const served = await servedEntry().catch(() => undefined);
      if (served && served !== own) setHasNewVersion(true);
    };
    const timer = setInterval(check, pollMs);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
    };
  }, [hasNewVersion]);
  return hasNewVersion;
}
