import { AutocompleteInput, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import { type Asked, PartFailure } from '../layout/PartFailure.tsx';
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
  /** How the choices were asked for. */
  asked: Asked & { isPending: boolean };
}

// The input stands from the beginning: one that came only with its choices would not get the value of a filter.
export function ListedInput({ asked, ...props }: ListedProps) {
  return (
    <>
      <SelectInput {...props} isPending={asked.isPending} translateChoice={false} />
      {asked.error && <PartFailure title={props.label} of={asked} />}
    </>
  );
}

export function CountryInput(props: ChoiceProps) {
  const { countries, ...asked } = useCountries();
  return (
    <>
      <AutocompleteInput
        {...props}
        choices={countries}
        isPending={asked.isPending}
        optionText="name"
        translateChoice={false}
        filterSelectedOptions={false}
        noOptionsText="common.backoffice.noChoice"
      />
      {asked.error && <PartFailure title={props.label} of={asked} />}
    </>
  );
}

export function ProjectTypeInput(props: ChoiceProps) {
  const { projectTypes, ...asked } = useProjectTypes();
  return <ListedInput {...props} choices={projectTypes} asked={asked} />;
}

export function DocumentTypeInput(props: ChoiceProps) {
  const { documentTypes, ...asked } = useDocumentTypes();
  return <ListedInput {...props} choices={documentTypes} asked={asked} />;
}

export function PhaseInput(props: ChoiceProps) {
  const { phases, ...asked } = usePhases();
  const translate = useTranslate();
  const choices = phases.map(({ id, name }) => ({ id, name: translate(`project.phases.${name}`) }));
  return <ListedInput {...props} choices={choices} asked={asked} />;
}

/** Who looks after something. */
export function ManagerInput(props: ChoiceProps) {
  const { managers, ...asked } = useManagers();
  return <ListedInput {...props} choices={managers} asked={asked} />;
}
