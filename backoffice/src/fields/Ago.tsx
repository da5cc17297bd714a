import { formatDateTime, relativeTime } from '@semilla/format';
import { useLocaleState } from 'react-admin';

/** How long ago something happened; the moment itself where one points at it. */
export function Ago({ at }: { at: string }) {
  const [locale] = useLocaleState();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {relativeTime(new Date(at), new Date(), locale === 'en' ? 'en' : 'es')}
    </time>
  );
}
