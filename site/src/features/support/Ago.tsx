import { platformNow } from '@semilla/client';
import { formatDateTime, relativeTime } from '@semilla/format';
import { useEffect, useState } from 'react';
import { pageLocale } from '../../lib/page-locale.ts';

const stepMs = 30_000;

/** How long ago something happened. Updated while the page is open. */
export function Ago({ at }: { at: Date }) {
  const [now, setNow] = useState(() => platformNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(platformNow()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at)}>
      {relativeTime(at, now, pageLocale())}
    </time>
  );
}
