import { questionStates } from '@semilla/contract';
import { AutocompleteInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';

const fields = 'fields.projectQuestions';
const states = questionStates.map((id) => ({ id, name: `project.questions.states.${id}` }));
const byName = { field: 'name', order: 'ASC' } as const;

export const searchFilter = (
  <TextInput key="search" source="search" label="project.questions.backoffice.search" alwaysOn resettable />
);
export const stateFilter = (
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />
);

export const questionFilters = [
  searchFilter,
  stateFilter,
  <ReferenceInput key="projectId" source="projectId" reference="project" sort={byName} perPage={20}>
    <AutocompleteInput
      label={`${fields}.projectName`}
      optionText="name"
      filterToQuery={(name: string) => (name ? { name } : {})}
    />
  </ReferenceInput>,
];
