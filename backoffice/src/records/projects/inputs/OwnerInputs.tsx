import { projectFieldList } from '@semilla/contract';
import { useRef } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { OwnerRecord } from '../../../api/record-types/owner-record.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';

const byName = { field: 'legalName', order: 'ASC' } as const;
const { promoterId, guaranteeAgentId } = projectFieldList.fields;
const textsOf: Record<string, string> = { promoterId: 'promoter', guaranteeAgentId: 'guaranteeAgent' };

interface OwnerInputsProps {
  isAgentFixed: boolean;
  /** Whether the texts about the promoter keep their name, which a sheet binds. */
  isNameFixed: boolean;
}

/**
 * Selects the companies behind a project. The record fills in name and tax number unless other ones are typed. The
 * guarantee agent is not asked for if only a new sheet can change it.
 */
export function OwnerInputs({ isAgentFixed, isNameFixed }: OwnerInputsProps) {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<Record<string, string>>({});
  const asked = isAgentFixed ? [promoterId] : [promoterId, guaranteeAgentId];
  const fill = (source: string, owner: OwnerRecord | '') => {
    if (!owner || isNameFixed) return;
    for (const [field, value] of Object.entries({ name: owner.legalName, taxId: owner.taxId })) {
      const text = `${textsOf[source]}.${field}`;
      const written = getValues(text);
      if (written && written !== filled.current[text]) continue;
      filled.current[text] = value;
      setValue(text, value, { shouldDirty: true });
    }
  };
  return (
    <FormSection title="project.backoffice.owners.title" hint="project.backoffice.owners.chooseHint">
      {asked.map(({ name, label }) => (
        <ReferenceInput key={name} source={name} reference="owners" sort={byName} perPage={20}>
          <AutocompleteInput
            label={label}
            optionText="legalName"
            onChange={(_, owner) => fill(name, owner as OwnerRecord | '')}
            filterToQuery={(legalName: string) => (legalName ? { legalName } : {})}
            noOptionsText="common.backoffice.noChoice"
          />
        </ReferenceInput>
      ))}
    </FormSection>
  );
}
