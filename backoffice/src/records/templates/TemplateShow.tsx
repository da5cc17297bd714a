import { templateFieldList } from '@semilla/contract';
import { FormattedTextField } from '../../kit/fields/FormattedTextField.tsx';
import { ReadOnlyRecord } from '../../kit/record/ReadOnlyRecord.tsx';

const { name, nameEn, description, descriptionEn } = templateFieldList.fields;
const shown = [name, nameEn, description, descriptionEn];
const own = { description: FormattedTextField, descriptionEn: FormattedTextField };

export default function TemplateShow() {
  return <ReadOnlyRecord title="project.backoffice.templates.section" fields={shown} own={own} />;
}
