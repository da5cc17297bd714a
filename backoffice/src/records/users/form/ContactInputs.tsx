import { locales } from '@semilla/i18n';
import { SelectInput, TextInput } from 'react-admin';

const languages = locales.map((id) => ({ id, name: `account.languages.${id}` }));

interface ContactInputsProps {
  /** Users who may not edit the address see it on the customer's page. */
  hasEmail: boolean;
  emailHint?: string;
}

export function ContactInputs({ hasEmail, emailHint }: ContactInputsProps) {
  return (
    <>
      {hasEmail && (
        <TextInput
          source="email"
          type="email"
          label="fields.users.email"
          helperText={emailHint ?? false}
          autoComplete="off"
          isRequired
        />
      )}
      <TextInput source="phone" type="tel" label="fields.users.phone" autoComplete="off" />
      <SelectInput source="language" label="fields.users.language" choices={languages} isRequired />
    </>
  );
}
