import { documentTypeFieldList } from '@semilla/contract';
import { ReadOnlyRecord } from '../../kit/record/ReadOnlyRecord.tsx';

const { name, nameEn, description, descriptionEn } = documentTypeFieldList.fields;
const shown = [name, nameEn, description, descriptionEn];

export default function DocumentTypeShow() {
  return <ReadOnlyRecord title="misc.backoffice.documentTypes.section" fields={shown} />;
}
