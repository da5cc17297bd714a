import { TextInput, useTranslate } from 'react-admin';
import { type FormProblems, fieldProblem } from '../../inputs/form-problems.ts';
import type { ProjectRecord } from '../project-record.ts';

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
    />
  );
}

export function nameProblems({ name }: Named, values: Record<string, unknown>): FormProblems {
  const typed = String(values.projectName ?? '').trim();
  if (!typed) return { projectName: fieldProblem('required') };
  return typed === name.trim() ? {} : { projectName: fieldProblem('other_name') };
}
