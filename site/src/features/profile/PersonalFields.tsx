import { genders, identificationDocumentTypes, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { TextField } from '../../ui/fields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import { PersonNameFields } from '../personal-fields/PersonNameFields.tsx';
import type { PersonalValues } from './personal-values.ts';

interface Props {
  form: FormState<PersonalValues>;
}

export function PersonFields({ form }: Props) {
  const say = useSay();
  return (
    <>
      <PersonNameFields form={form} />
      <SelectField
        form={form}
        name="gender"
        label={say('fields.users.gender')}
        none={say('account.profile.notSaid')}
        choices={genders.map((value) => ({ value, label: say(`account.profile.genders.${value}`) }))}
      />
    </>
  );
}

const loadCountries = async () => (await api(v1.countries.find)).data;

export function CountryField({ form }: Props) {
  const say = useSay();
  const [countries, retry] = useLoaded(loadCountries);
  const { nationality } = form.values;
  const listed =
    countries.state === 'done'
      ? countries.value.map(({ alpha2, name }) => ({ value: alpha2, label: name }))
      : [];
  const isListed = !nationality || listed.some(({ value }) => value === nationality);
  const known = isListed ? listed : [{ value: nationality, label: nationality }, ...listed];
  const failure = countries.state === 'failed' && (
    <>
      {say('account.profile.countriesFailed')}{' '}
      <button className="plain-button" type="button" onClick={retry}>
        {say('common.actions.retry')}
      </button>
    </>
  );
  return (
    <SelectField
      form={form}
      name="nationality"
      label={say('fields.users.nationality')}
      none={say('account.profile.notSaid')}
      choices={known}
      hint={failure || undefined}
    />
  );
}

export function DocumentFields({ form }: Props) {
  const say = useSay();
  return (
    <>
      <SelectField
        form={form}
        name="identificationDocumentType"
        label={say('fields.users.identificationDocumentType')}
        none={say('account.profile.notSaid')}
        choices={identificationDocumentTypes.map((value) => ({
          value,
          label: say(`account.identificationDocumentTypes.${value}`),
        }))}
      />
      <TextField
        form={form}
        name="identificationDocumentNumber"
        label={say('fields.users.identificationDocumentNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
