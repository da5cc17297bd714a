import { TypedInput, typedProblems } from '../../../kit/inputs/TypedInput.tsx';
import type { ProjectRecord } from '../project-record.ts';

type ProjectName = Pick<ProjectRecord, 'name'>;

const source = 'projectName';

/** Makes the user type the project name before an irreversible act. */
export const NameInput = ({ project }: { project: ProjectName }) => (
  <TypedInput source={source} text={project.name} />
);

export const nameProblems = ({ name }: ProjectName, values: Record<string, unknown>) =>
  typedProblems(name, values, source);
