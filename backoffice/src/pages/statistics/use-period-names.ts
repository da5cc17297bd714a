import type { PeriodKind } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useTranslate } from 'react-admin';

/** Formats the name of a period from its first day. */
export function usePeriodNames(): (groupBy: PeriodKind, firstDay: string) => string {
  const translate = useTranslate();
  return (groupBy, firstDay) => {
    const [year = '', month = ''] = firstDay.split('-');
    if (groupBy === 'day') return formatDate(firstDay);
    if (groupBy === 'week') return translate('overview.statistics.weekOf', { day: formatDate(firstDay) });
    if (groupBy === 'month') return `${month}/${year}`;
    if (groupBy === 'year') return year;
    return translate('overview.statistics.quarterOf', { quarter: Math.ceil(Number(month) / 3), year });
  };
}
