import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { TypedInput, typedProblems } from '../../../kit/inputs/TypedInput.tsx';

type ProjectName = Pick<ProjectRecord, 'name'>;

const source = 'projectName';

/** Makes the user type the project name before an irreversible act. */
export const NameInput = ({ project }: { project: ProjectName }) => (
  <TypedInput source={source} text={project.name} />
);

export const nameProblems = ({ name }: ProjectName, values: Record<string, unknown>) =>
  typedProblems(name, values, source);
