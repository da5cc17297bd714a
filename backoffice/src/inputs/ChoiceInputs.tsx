import {
  AutocompleteInput,
  FieldTitle,
  LoadingInput,
  type RaRecord,
  SelectInput,
  useTranslate,
} from 'react-admin';
import { useCountries, useDocumentTypes, useManagers, usePhases, useProjectTypes } from './lookups.ts';

interface ChoiceProps {
  source: string;
  label: string;
  isRequired?: boolean;
  alwaysOn?: boolean;
}

interface ListedProps extends ChoiceProps {
  choices: RaRecord[];
  isPending: boolean;
}

function Waiting({ label, source, isRequired }: ChoiceProps) {
  return <LoadingInput label={<FieldTitle label={label} source={source} isRequired={isRequired} />} />;
}

function ListedInput({ isPending, ...props }: ListedProps) {
  return isPending ? <Waiting {...props} /> : <SelectInput {...props} translateChoice={false} />;
}

export function CountryInput(props: ChoiceProps) {
  const { countries, isPending } = useCountries();
  if (isPending) return <Waiting {...props} />;
  return <AutocompleteInput {...props} choices={countries} optionText="name" translateChoice={false} />;
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
