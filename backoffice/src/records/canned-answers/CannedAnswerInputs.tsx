import { TextInput } from 'react-admin';
import { FormSection } from '../../kit/form/FormSection.tsx';

const text = { multiline: true, minRows: 6, isRequired: true, className: 'wide' } as const;

export function CannedAnswerInputs() {
  return (
    <FormSection title="support.backoffice.canned.section" hint="support.backoffice.canned.hint">
      <TextInput source="title" label="fields.cannedAnswers.title" isRequired className="wide" />
      <TextInput source="text" label="fields.cannedAnswers.text" {...text} />
      <TextInput source="textEn" label="fields.cannedAnswers.textEn" {...text} />
    </FormSection>
  );
}
