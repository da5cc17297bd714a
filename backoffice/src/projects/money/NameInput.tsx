import { TextInput, useTranslate } from 'react-admin';
import { type FormProblems, fieldProblem } from '../../inputs/form-problems.ts';
import type { ProjectRecord } from '../project-record.ts';

// Above its field, where all of it can be read on a phone too: it is what has to be copied.
const aboveInFull = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    mb: 0.75,
    whiteSpace: 'normal',
    color: 'text.primary',
  },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
} as const;

type Named = Pick<ProjectRecord, 'name'>;

/** Asks for the name of the project, before what cannot be undone. */
export function NameInput({ project }: { project: Named }) {
  const translate = useTranslate();
  return (
    <TextInput
      source="projectName"
      label={translate('project.backoffice.money.typeName', { name: project.name })}
      helperText="common.backoffice.cannotBeUndone"
      autoComplete="off"
      isRequired
      sx={aboveInFull}
    />
  );
}

export function nameProblems({ name }: Named, values: Record<string, unknown>): FormProblems {
  const typed = String(values.projectName ?? '').trim();
  if (!typed) return { projectName: fieldProblem('required') };
  return typed === name.trim() ? {} : { projectName: fieldProblem('other_name') };
}
