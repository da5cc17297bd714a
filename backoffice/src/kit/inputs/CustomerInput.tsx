import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { type CustomerRecord, fullName } from '../../api/record-types/customer-record.ts';

interface CustomerInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
  /** Set by react-admin's filter form. */
  alwaysOn?: boolean;
}

const byName = { field: 'name', order: 'ASC' } as const;
const customersOnly = { role: 'user' };

const customerLabel = (customer: CustomerRecord) => `${fullName(customer)} · ${customer.email}`;

/** Searches customers by name, e-mail, phone, document or id. */
export function CustomerInput({ source, label, isRequired, helperText }: CustomerInputProps) {
  return (
    <ReferenceInput source={source} reference="users" sort={byName} filter={customersOnly} perPage={20}>
      <AutocompleteInput
        label={label}
        isRequired={isRequired}
        helperText={helperText}
        optionText={customerLabel}
        filterToQuery={(multiSearch: string) => (multiSearch ? { multiSearch } : {})}
        noOptionsText="common.backoffice.noChoice"
        sx={{ minWidth: { sm: 280 } }}
      />
    </ReferenceInput>
  );
}
