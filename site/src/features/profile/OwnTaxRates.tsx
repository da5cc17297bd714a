import { everyRow } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { formatDate, formatPercent } from '@semilla/format';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import { useOwn } from './OwnProfile.tsx';

/** The user's exceptional withholding rates. Shows nothing if only the usual rate applies. */
export function OwnTaxRates({ userId }: { userId: string }) {
  const say = useSay();
  const load = useCallback(
    () => everyRow(api, v1.taxTreatments.find, { userId, orderBy: 'fromDate', orderSide: 'desc' }),
    [userId],
  );
  const [loaded] = useLoaded(useOwn('taxTreatments', load));
  if (loaded.state !== 'done') return null;
  const rows = loaded.value.filter(({ fromDate, toDate }) => fromDate <= toDate);
  if (!rows.length) return null;
  return (
    <>
      <h3>{say('account.taxTreatments.own')}</h3>
      <ul>
        {rows.map(({ taxTreatmentId, kind, rate, fromDate, toDate }) => (
          <li key={taxTreatmentId}>
            {say('account.taxTreatments.ownLine', {
              kind: say(`account.taxTreatments.kinds.${kind}`),
              rate: formatPercent(rate),
              from: formatDate(fromDate),
              to: formatDate(toDate),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
