import { everyRow } from '@semilla/client';
import { type FiscalResidence, v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { lazy, Suspense, useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { type CountryChoice, loadCountries } from './load-countries.ts';
import { useOwn } from './OwnProfile.tsx';
import { OwnTaxRates } from './OwnTaxRates.tsx';
import { Section } from './Section.tsx';

const ResidenceForm = lazy(() => import('./ResidenceForm.tsx'));

/** The user's tax residence with its start date, and earlier declarations. */
export function TaxResidence({ userId }: { userId: string }) {
  const say = useSay();
  const [isDeclaring, setDeclaring] = useState(false);
  const [isSending, setSending] = useState(false);
  const loadAlone = useCallback(
    () => everyRow(api, v1.fiscalResidences.find, { userId, orderBy: 'since', orderSide: 'desc' }),
    [userId],
  );
  const loadRows = useOwn('fiscalResidences', loadAlone);
  const load = useCallback(async () => {
    const [rows, countries] = await Promise.all([loadRows(), loadCountries()]);
    return { rows, countries };
  }, [loadRows]);
  const [loaded, retry, refresh] = useLoaded(load);
  return (
    <Section title={say('account.tax.title')} lead={say('account.tax.lead')} anchor="tax">
      {loaded.state === 'loading' && <Waiting label={say('account.tax.title')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('account.tax.failed')} onRetry={retry} />}
      {loaded.state === 'done' && (
        <>
          <Declared {...loaded.value} />
          <OwnTaxRates userId={userId} />
          <button className="button quiet" type="button" onClick={() => setDeclaring(true)}>
            {say(loaded.value.rows.length ? 'account.tax.change' : 'account.tax.declare')}
          </button>
          {isDeclaring && (
            <Dialog title={say('account.tax.title')} onClose={() => setDeclaring(false)} isBusy={isSending}>
              <Suspense fallback={<Waiting label={say('account.tax.title')} />}>
                <ResidenceForm
                  countries={loaded.value.countries}
                  onSending={setSending}
                  onSent={() => {
                    setDeclaring(false);
                    notify('success', say('account.tax.saved'));
                    void refresh();
                  }}
                />
              </Suspense>
            </Dialog>
          )}
        </>
      )}
    </Section>
  );
}

interface DeclaredProps {
  /** Latest first. */
  rows: readonly FiscalResidence[];
  countries: readonly CountryChoice[];
}

function Declared({ rows, countries }: DeclaredProps) {
  const say = useSay();
  const [now, ...before] = rows;
  if (!now) return <p>{say('account.tax.none')}</p>;
  const line = ({ country, since }: FiscalResidence) =>
    say('account.tax.since', {
      country: countries.find(({ value }) => value === country)?.label ?? country,
      date: formatDate(since),
    });
  return (
    <>
      <p>
        <strong>{line(now)}</strong> · {now.taxNumber}
      </p>
      {before.length > 0 && (
        <details>
          <summary>{say('account.tax.history')}</summary>
          <ul>
            {before.map((row) => (
              <li key={row.fiscalResidenceId}>{line(row)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
