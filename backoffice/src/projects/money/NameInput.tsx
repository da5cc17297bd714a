import { TextInput, useTranslate } from 'react-admin';
import { type FormProblems, fieldProblem } from '../../inputs/form-problems.ts';
import type { ProjectRecord } from '../project-record.ts';

// The label is above the input and not shortened, because the user must copy the name from it.
const aboveInFull = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    mb: 0.75,
    whiteSpace: 'normal',
    '&:not(.Mui-error)': { color: 'text.primary' },
  },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
} as const;

type ProjectName = Pick<ProjectRecord, 'name'>;

/** Makes the user type the project name before an irreversible act. */
export function NameInput({ project }: { project: ProjectName }) {
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

export function nameProblems({ name }: ProjectName, values: Record<string, unknown>): FormProblems {
  const typed = String(values.projectName ?? '').trim();
  if (!typed) return { projectName: fieldProblem('required') };
  return typed === name.trim() ? {} : { projectName: fieldProblem('other_name') };
}
