import { AutocompleteInput, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import { useCountries, useDocumentTypes, useManagers, usePhases, useProjectTypes } from './lookups.ts';

interface ChoiceProps {
  source: string;
  label: string;
  isRequired?: boolean;
  alwaysOn?: boolean;
  helperText?: string;
}

interface ListedProps extends ChoiceProps {
  choices: RaRecord[];
  isPending: boolean;
}

// The input stands from the beginning: one that came only with its choices would not get the value of a filter.
function ListedInput(props: ListedProps) {
  return <SelectInput {...props} translateChoice={false} />;
}

export function CountryInput(props: ChoiceProps) {
  const { countries, isPending } = useCountries();
  return (
    <AutocompleteInput
      {...props}
      choices={countries}
      isPending={isPending}
      optionText="name"
      translateChoice={false}
      filterSelectedOptions={false}
      noOptionsText="common.backoffice.noChoice"
    />
  );
}

export function ProjectTypeInput(props: ChoiceProps) {
  const { projectTypes, isPending } = useProjectTypes();
  return <ListedInput {...props} choices={projectTypes} isPending={isPending} />;
}

export function DocumentTypeInput(props: ChoiceProps) {
  const { documentTypes, isPending } = useDocumentTypes();
  return <ListedInput {...props} choices={documentTypes} isPending={isPending} />;
}

export function PhaseInput(props: ChoiceProps) {
  const { phases, isPending } = usePhases();
  const translate = useTranslate();
  const choices = phases.map(({ id, name }) => ({ id, name: translate(`project.phases.${name}`) }));
  return <ListedInput {...props} choices={choices} isPending={isPending} />;
}

/** Who looks after something. */
export function ManagerInput(props: ChoiceProps) {
  const { managers, isPending } = useManagers();
  return <ListedInput {...props} choices={managers} isPending={isPending} />;
}
