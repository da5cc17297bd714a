import { AutocompleteInput, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import {
  useCountries,
  useDocumentTypes,
  useManagers,
  usePhases,
  useProjectTypes,
} from '../fields/lookups.ts';
import { PartFailure, type Query } from '../page/PartFailure.tsx';

interface ChoiceProps {
  source: string;
  label: string;
  isRequired?: boolean;
  alwaysOn?: boolean;
  helperText?: string;
}

interface LookupInputProps extends ChoiceProps {
  choices: RaRecord[];
  /** The state of the query that loads the choices. */
  query: Query & { isPending: boolean };
}

// Renders the input before its choices are loaded. If it were added later, it would miss the value of its filter.
export function LookupInput({ query, ...props }: LookupInputProps) {
  return (
    <>
      <SelectInput {...props} isPending={query.isPending} translateChoice={false} />
      {query.error && <PartFailure title={props.label} of={query} />}
    </>
  );
}

export function CountryInput(props: ChoiceProps) {
  const { countries, ...query } = useCountries();
  return (
    <>
      <AutocompleteInput
        {...props}
        choices={countries}
        isPending={query.isPending}
        optionText="name"
        translateChoice={false}
        filterSelectedOptions={false}
        noOptionsText="common.backoffice.noChoice"
      />
      {query.error && <PartFailure title={props.label} of={query} />}
    </>
  );
}

export function ProjectTypeInput(props: ChoiceProps) {
  const { projectTypes, ...query } = useProjectTypes();
  return <LookupInput {...props} choices={projectTypes} query={query} />;
}

export function DocumentTypeInput(props: ChoiceProps) {
  const { documentTypes, ...query } = useDocumentTypes();
  return <LookupInput {...props} choices={documentTypes} query={query} />;
}

export function PhaseInput(props: ChoiceProps) {
  const { phases, ...query } = usePhases();
  const translate = useTranslate();
  const choices = phases.map(({ id, name }) => ({ id, name: translate(`project.phases.${name}`) }));
  return <LookupInput {...props} choices={choices} query={query} />;
}

export function ManagerInput(props: ChoiceProps) {
  const { managers, ...query } = useManagers();
  return <LookupInput {...props} choices={managers} query={query} />;
}
