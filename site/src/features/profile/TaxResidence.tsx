import { everyRow, sendOnce } from '@semilla/client';
import { type FiscalResidence, v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { DateInput } from '../../ui/DateInput.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { type CountryChoice, loadCountries } from './load-countries.ts';
import { useOwn } from './OwnProfile.tsx';
import { OwnTaxRates } from './OwnTaxRates.tsx';
import { Section } from './Section.tsx';

/** The user's tax residence with its start date, and earlier declarations. */
export function TaxResidence({ userId }: { userId: string }) {
  const say = useSay();
  const [isDeclaring, setDeclaring] = useState(false);
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
            <ResidenceForm
              countries={loaded.value.countries}
              onClose={() => setDeclaring(false)}
              onSent={() => {
                setDeclaring(false);
                notify('success', say('account.tax.saved'));
                void refresh();
              }}
            />
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

interface ResidenceFormProps {
  countries: readonly CountryChoice[];
  onSent: () => void;
  onClose: () => void;
}

function ResidenceForm({ countries, onSent, onClose }: ResidenceFormProps) {
  const say = useSay();
  const form = useForm({
    initial: { country: 'ES', taxNumber: '', since: '' },
    loadCheck: () => import('./check-residence.ts').then(({ checkResidence }) => checkResidence),
    send: (values) => sendOnce(api, v1.fiscalResidences.create, { body: values }),
    onDone: onSent,
  });
  return (
    <Dialog title={say('account.tax.title')} onClose={onClose} isBusy={form.isSending}>
      <Form form={form} action={say('account.tax.save')}>
        <SelectInput
          form={form}
          name="country"
          label={say('fields.fiscalResidences.country')}
          choices={countries}
        />
        <TextInput
          form={form}
          name="taxNumber"
          label={say('fields.fiscalResidences.taxNumber')}
          hint={say('account.tax.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DateInput form={form} name="since" label={say('fields.fiscalResidences.since')} />
      </Form>
    </Dialog>
  );
}
