import { genders, identificationDocumentTypes, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import { PersonNameInputs } from '../personal-inputs/PersonNameInputs.tsx';
import type { PersonalValues } from './personal-values.ts';

interface Props {
  form: FormState<PersonalValues>;
}

export function PersonInputs({ form, isIdentityFixed }: Props & { isIdentityFixed: boolean }) {
  const say = useSay();
  return (
    <>
      {!isIdentityFixed && <PersonNameInputs form={form} />}
      <SelectInput
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

export function CountryInput({ form }: Props) {
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
    <SelectInput
      form={form}
      name="nationality"
      label={say('fields.users.nationality')}
      none={say('account.profile.notSaid')}
      choices={known}
      hint={failure || undefined}
    />
  );
}

export function DocumentInputs({ form }: Props) {
  const say = useSay();
  return (
    <>
      <SelectInput
        form={form}
        name="identificationDocumentType"
        label={say('fields.users.identificationDocumentType')}
        none={say('account.profile.notSaid')}
        choices={identificationDocumentTypes.map((value) => ({
          value,
          label: say(`account.identificationDocumentTypes.${value}`),
        }))}
      />
      <TextInput
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
