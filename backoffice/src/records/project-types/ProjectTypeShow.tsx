import { projectTypeFieldList } from '@semilla/contract';
import { ReadOnlyRecord } from '../../kit/record/ReadOnlyRecord.tsx';

const { name, nameEn, description, descriptionEn } = projectTypeFieldList.fields;
const shown = [name, nameEn, description, descriptionEn];

export default function ProjectTypeShow() {
  return <ReadOnlyRecord title="project.backoffice.types.section" fields={shown} />;
}
