import { platformNow } from '@semilla/client';
import { civilDateAt } from '@semilla/contract';
import { formatDateTime, formatTime } from '@semilla/format';
import { useTranslate } from 'react-admin';

/** Words for a moment in the past, with its day unless that is today. */
export function useSince(): (at: Date) => string {
  const translate = useTranslate();
  return (at) =>
    civilDateAt(at) === civilDateAt(platformNow())
      ? translate('common.backoffice.together.since.today', { at: formatTime(at) })
      : translate('common.backoffice.together.since.earlier', { at: formatDateTime(at) });
}
