import { everyRow, sendOnce } from '@semilla/client';
import { type CompanyDeclaration, v1 } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import { type ReactNode, useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { type CompanyValues, emptyCompany, places } from './company-values.ts';
import { type CountryChoice, loadCountries } from './load-countries.ts';
import { Section } from './Section.tsx';

/** The declared owners and representatives of the user's company. */
export function CompanyDeclared({ userId }: { userId: string }) {
  const say = useSay();
  const [isDeclaring, setDeclaring] = useState(false);
  const load = useCallback(async () => {
    const [rows, countries] = await Promise.all([
      everyRow(api, v1.companyDeclarations.find, { userId }),
      loadCountries(),
    ]);
    return { now: rows[0], countries };
  }, [userId]);
  const [loaded, retry, refresh] = useLoaded(load);
  return (
    <Section title={say('account.tax.company.title')} lead={say('account.tax.company.lead')} anchor="company">
      {loaded.state === 'loading' && <Waiting label={say('account.tax.company.title')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('account.tax.failed')} onRetry={retry} />}
      {loaded.state === 'done' && (
        <>
          {loaded.value.now ? (
            <Declared declaration={loaded.value.now} />
          ) : (
            <p>{say('account.tax.company.none')}</p>
          )}
          <button className="button quiet" type="button" onClick={() => setDeclaring(true)}>
            {say(loaded.value.now ? 'account.tax.company.change' : 'account.tax.company.declare')}
          </button>
          {isDeclaring && (
            <CompanyForm
              countries={loaded.value.countries}
              onClose={() => setDeclaring(false)}
              onSent={() => {
                setDeclaring(false);
                notify('success', say('account.tax.company.saved'));
                void refresh();
              }}
            />
          )}
        </>
      )}
    </Section>
  );
}

function Declared({ declaration }: { declaration: CompanyDeclaration }) {
  const say = useSay();
  const shareOf = (share: number | null) =>
    share === null ? say('account.tax.company.director') : formatPercent(share);
  return (
    <>
      <p>
        <strong>{say('account.tax.company.owners')}</strong>
        <br />
        {declaration.beneficialOwners.map(({ name, share }) => `${name} (${shareOf(share)})`).join(', ')}
      </p>
      <p>
        <strong>{say('account.tax.company.people')}</strong>
        <br />
        {declaration.representatives.map(({ name }) => name).join(', ')}
      </p>
    </>
  );
}

const loadBody = () => import('./check-company.ts');

interface CompanyFormProps {
  countries: readonly CountryChoice[];
  onSent: () => void;
  onClose: () => void;
}

function CompanyForm({ countries, onSent, onClose }: CompanyFormProps) {
  const say = useSay();
  const form = useForm({
    initial: emptyCompany,
    loadCheck: () => loadBody().then(({ companyProblems }) => companyProblems),
    send: async (values) => {
      const { companyBody } = await loadBody();
      return sendOnce(api, v1.companyDeclarations.create, { body: companyBody(values) });
    },
    onDone: onSent,
  });
  return (
    <Dialog title={say('account.tax.company.title')} onClose={onClose} isBusy={form.isSending}>
      <Form form={form} action={say('account.tax.company.save')}>
        <h3>{say('account.tax.company.owners')}</h3>
        <p className="small muted">{say('account.tax.company.ownersHint')}</p>
        {places.map((index) => (
          <OwnerFields key={index} form={form} index={index} countries={countries} />
        ))}
        <h3>{say('account.tax.company.people')}</h3>
        {places.map((index) => (
          <RepresentativeInputs key={index} form={form} index={index} />
        ))}
      </Form>
    </Dialog>
  );
}

interface FieldsProps {
  form: FormState<CompanyValues>;
  index: number;
}

/** The inputs for one person. The name comes first. */
function PersonInputs({
  form,
  index,
  list,
  children,
}: FieldsProps & { list: 'beneficialOwners' | 'representatives'; children: ReactNode }) {
  const say = useSay();
  return (
    <fieldset className="plain-fields">
      <legend className="small muted">{say('account.tax.company.person', { number: index + 1 })}</legend>
      <div className="field-grid">
        <TextInput
          form={form}
          name={`${list}.${index}.name`}
          label={say(`fields.${list}.name`)}
          autoComplete="off"
        />
        {children}
      </div>
    </fieldset>
  );
}

function OwnerFields({ form, index, countries }: FieldsProps & { countries: readonly CountryChoice[] }) {
  const say = useSay();
  const list = 'beneficialOwners';
  return (
    <PersonInputs {...{ form, index, list }}>
      <TextInput
        form={form}
        name={`${list}.${index}.share`}
        label={`${say('fields.beneficialOwners.share')} (%)`}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectInput
        form={form}
        name={`${list}.${index}.country`}
        label={say('fields.beneficialOwners.country')}
        choices={countries}
      />
    </PersonInputs>
  );
}

function RepresentativeInputs({ form, index }: FieldsProps) {
  const say = useSay();
  const list = 'representatives';
  return (
    <PersonInputs {...{ form, index, list }}>
      <TextInput
        form={form}
        name={`${list}.${index}.documentNumber`}
        label={say('fields.representatives.documentNumber')}
        autoComplete="off"
        spellCheck={false}
      />
    </PersonInputs>
  );
}
