import { AutocompleteInput, Form, ReferenceInput } from 'react-admin';

interface ProjectInputProps {
  projectId: string | undefined;
  onChange: (projectId: string | undefined) => void;
}

const byName = { field: 'name', order: 'ASC' } as const;

/** Asks for a project by name. Empty means all projects. */
export function ProjectInput({ projectId = '', onChange }: ProjectInputProps) {
  return (
    <Form record={{ id: '', projectId }}>
      <ReferenceInput source="projectId" reference="project" sort={byName} perPage={20}>
        <AutocompleteInput
          label="overview.statistics.project"
          optionText="name"
          filterToQuery={(name: string) => (name ? { name } : {})}
          noOptionsText="common.backoffice.noChoice"
          onChange={(chosen) => onChange(chosen || undefined)}
          helperText={false}
          sx={{ width: { xs: 1, sm: 280 } }}
        />
      </ReferenceInput>
    </Form>
  );
}
