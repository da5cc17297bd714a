import { formatDateTime, relativeTime } from '@semilla/format';
import { useEffect, useState } from 'react';
import { pageLocale } from '../../lib/page-locale.ts';

const stepMs = 30_000;

/** How long ago something was, kept true while one looks at it. */
export function Ago({ at }: { at: Date }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at)}>
      {relativeTime(at, now, pageLocale())}
    </time>
  );
}
