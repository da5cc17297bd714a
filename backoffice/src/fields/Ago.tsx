import { formatDateTime, relativeTime } from '@semilla/format';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';

/** How long ago something happened; the moment itself where one points at it. */
export function Ago({ at }: { at: Date }) {
  const [locale] = useLocaleState();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at)}>
      {relativeTime(at, now, locale === 'en' ? 'en' : 'es')}
    </time>
  );
}
