import { AutocompleteInput, SelectInput, useGetIdentity, useTranslate } from 'react-admin';
import { useCountries, useDocumentTypes, usePhases, useProjectTypes } from './lookups.ts';

interface ChoiceProps {
  source: string;
  label: string;
  isRequired?: boolean;
  alwaysOn?: boolean;
}

export function CountryInput(props: ChoiceProps) {
  const { countries, isPending } = useCountries();
  return (
    <AutocompleteInput
      {...props}
      choices={countries}
      isPending={isPending}
      optionValue="alpha2"
      optionText="name"
      translateChoice={false}
    />
  );
}

export function ProjectTypeInput(props: ChoiceProps) {
  const { projectTypes, isPending } = useProjectTypes();
  return <SelectInput {...props} choices={projectTypes} isPending={isPending} translateChoice={false} />;
}

export function DocumentTypeInput(props: ChoiceProps) {
  const { documentTypes, isPending } = useDocumentTypes();
  return <SelectInput {...props} choices={documentTypes} isPending={isPending} translateChoice={false} />;
}

export function PhaseInput(props: ChoiceProps) {
  const { phases, isPending } = usePhases();
  const translate = useTranslate();
  const choices = phases.map(({ id, name }) => ({ id, name: translate(`project.phases.${name}`) }));
  return <SelectInput {...props} choices={choices} isPending={isPending} translateChoice={false} />;
}

/** Narrows a list to what the one signed in manages. */
export function ManagedByMeInput(props: ChoiceProps) {
  const { identity } = useGetIdentity();
  const choices = identity ? [{ id: identity.id, name: identity.fullName }] : [];
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}
