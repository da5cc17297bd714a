import { projectFieldList } from '@semilla/contract';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { FormSection } from '../../inputs/FormSection.tsx';

const byName = { field: 'legalName', order: 'ASC' } as const;
const { promoterId, guaranteeAgentId } = projectFieldList.fields;

/** Selects the companies behind a project. The guarantee agent is not asked for if only a new sheet can change it. */
export function OwnerInputs({ isAgentFixed }: { isAgentFixed: boolean }) {
  const asked = isAgentFixed ? [promoterId] : [promoterId, guaranteeAgentId];
  return (
    <FormSection title="project.backoffice.owners.title" hint="project.backoffice.owners.chooseHint">
      {asked.map(({ name, label }) => (
        <ReferenceInput key={name} source={name} reference="owners" sort={byName} perPage={20}>
          <AutocompleteInput
            label={label}
            optionText="legalName"
            filterToQuery={(legalName: string) => (legalName ? { legalName } : {})}
            noOptionsText="common.backoffice.noChoice"
          />
        </ReferenceInput>
      ))}
    </FormSection>
  );
}
