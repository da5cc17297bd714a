import { sendOnce } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { DateInput } from '../../ui/DateInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { CountryChoice } from './load-countries.ts';

interface Props {
  countries: readonly CountryChoice[];
  onSending?: (isSending: boolean) => void;
  onSent: () => void;
}

/** The form in which users declare their tax residence. */
export default function ResidenceForm({ countries, onSending, onSent }: Props) {
  const say = useSay();
  const form = useForm({
    initial: { country: 'ES', taxNumber: '', since: '' },
    loadCheck: () => import('./check-residence.ts').then(({ checkResidence }) => checkResidence),
    async send(values) {
      onSending?.(true);
      try {
        return await sendOnce(api, v1.fiscalResidences.create, { body: values });
      } finally {
        onSending?.(false);
      }
    },
    onDone: onSent,
  });
  return (
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
  );
}
