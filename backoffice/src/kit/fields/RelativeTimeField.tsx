import { platformNow } from '@semilla/client';
import { formatDateTime, relativeTime } from '@semilla/format';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';

/** How long ago something happened, with the exact time as a tooltip. */
export function RelativeTimeField({ at }: { at: string }) {
  const [locale] = useLocaleState();
  const [now] = useState(() => platformNow());
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {relativeTime(new Date(at), now, locale === 'en' ? 'en' : 'es')}
    </time>
  );
}
