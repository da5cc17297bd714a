import { complainantKinds, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import { TextAreaInput } from '../../ui/TextAreaInput.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { ComplaintValues } from './complaint-values.ts';

interface Props {
  form: FormState<ComplaintValues>;
}

export function ComplainantInputs({ form }: Props) {
  const say = useSay();
  const isCompany = form.values.kind === 'company';
  return (
    <>
      <SelectInput
        form={form}
        name="kind"
        label={say('fields.complaints.kind')}
        choices={complainantKinds.map((value) => ({
          value,
          label: say(`support.complaints.kinds.${value}`),
        }))}
      />
      <TextInput
        form={form}
        name="name"
        label={say(
          isCompany ? 'support.complaints.site.form.companyName' : 'support.complaints.site.form.personName',
        )}
        autoComplete={isCompany ? 'organization' : 'name'}
      />
      <TextInput
        form={form}
        name="identification"
        label={say(
          isCompany
            ? 'support.complaints.site.form.companyIdentification'
            : 'support.complaints.site.form.personIdentification',
        )}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        form={form}
        name="clientReference"
        label={say('support.complaints.site.form.clientReference')}
        autoComplete="off"
      />
      <TextInput
        form={form}
        name="address"
        label={say('support.complaints.site.form.address')}
        hint={say('support.complaints.site.form.addressHint')}
        autoComplete="street-address"
      />
      <CountryInput form={form} />
      <TextInput
        form={form}
        name="phone"
        label={say('support.complaints.site.form.phone')}
        type="tel"
        autoComplete="tel"
      />
      <TextAreaInput
        form={form}
        name="contact"
        label={say('support.complaints.site.form.contact')}
        hint={say('support.complaints.site.form.contactHint')}
        rows={2}
      />
    </>
  );
}

const loadCountries = async () => (await api(v1.countries.find)).data;

function CountryInput({ form }: Props) {
  const say = useSay();
  const [countries, retry] = useLoaded(loadCountries);
  const { country } = form.values;
  const listed =
    countries.state === 'done'
      ? countries.value.map(({ alpha2, name }) => ({ value: alpha2, label: name }))
      : [{ value: country, label: country }];
  return (
    <SelectInput
      form={form}
      name="country"
      label={say('support.complaints.site.form.country')}
      choices={listed}
      hint={
        countries.state === 'failed' ? (
          <button className="plain-button" type="button" onClick={retry}>
            {say('common.actions.retry')}
          </button>
        ) : undefined
      }
    />
  );
}
