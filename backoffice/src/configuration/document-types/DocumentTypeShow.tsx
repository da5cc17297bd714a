import { documentTypeFieldList } from '@semilla/contract';
import { ReadOnlyRecord } from '../../layout/ReadOnlyRecord.tsx';

const { name, nameEn, description, descriptionEn } = documentTypeFieldList.fields;
const shown = [name, nameEn, description, descriptionEn];

export default function DocumentTypeShow() {
  return <ReadOnlyRecord title="misc.backoffice.documentTypes.section" fields={shown} />;
}
