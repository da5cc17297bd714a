import { TextInput } from 'react-admin';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { RichTextInput } from '../../kit/inputs/rich-text/index.tsx';

export function TemplateInputs() {
  return (
    <>
      <FormSection title="project.backoffice.templates.section" hint="project.backoffice.templates.hint">
        <TextInput source="name" label="fields.templates.name" isRequired className="wide" />
        <div className="wide">
          <RichTextInput source="description" label="fields.templates.description" isRequired />
        </div>
      </FormSection>
      <FormSection title="project.backoffice.templates.english">
        <TextInput source="nameEn" label="fields.templates.nameEn" className="wide" />
        <div className="wide">
          <RichTextInput source="descriptionEn" label="fields.templates.descriptionEn" />
        </div>
      </FormSection>
    </>
  );
}
