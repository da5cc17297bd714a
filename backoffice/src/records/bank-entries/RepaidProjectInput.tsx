import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { usePhases } from '../../kit/fields/lookups.ts';

const byName = { field: 'name', order: 'ASC' } as const;

/** Asks for the project of the repayment. Only financed projects owe money. */
export function RepaidProjectInput() {
  const { phases } = usePhases();
  const financed = phases.find(({ name }) => name === 'Financed');
  if (!financed) return null;
  return (
    <ReferenceInput
      source="projectId"
      reference="project"
      sort={byName}
      filter={{ phaseId: financed.phaseId }}
      perPage={20}
    >
      <AutocompleteInput
        label="payment.bank.other.whichProject"
        optionText="name"
        filterToQuery={(name: string) => (name ? { name } : {})}
        noOptionsText="common.backoffice.noChoice"
        validate={required()}
        helperText={false}
      />
    </ReferenceInput>
  );
}
