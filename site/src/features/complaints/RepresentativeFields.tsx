import { attachmentTypes } from '@semilla/contract';
import { FilesField } from '../../ui/FilesField.tsx';
import { CheckField, TextField } from '../../ui/fields.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { documentsProblem } from '../support/documents-problem.ts';
import type { ComplaintValues } from './complaint-values.ts';

interface Props {
  form: FormState<ComplaintValues>;
  files: readonly File[];
  onChange: (files: File[]) => void;
}

/** The fields of a representative, once the complaint is said to be on behalf of others. */
export function RepresentativeFields({ form, files, onChange }: Props) {
  const say = useSay();
  return (
    <>
      <CheckField
        form={form}
        name="isRepresented"
        label={say('support.complaints.site.form.isRepresented')}
      />
      {form.values.isRepresented && (
        <>
          <TextField
            form={form}
            name="representativeName"
            label={say('support.complaints.site.form.representativeName')}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="representativeIdentification"
            label={say('support.complaints.site.form.representativeIdentification')}
            autoComplete="off"
          />
          <TextAreaField
            form={form}
            name="representativeContact"
            label={say('support.complaints.site.form.representativeContact')}
            rows={2}
          />
          <FilesField
            label={say('support.complaints.site.form.authority')}
            types={attachmentTypes}
            max={2}
            files={files}
            onChange={onChange}
            problem={documentsProblem(form.problems, 'authority')}
          />
        </>
      )}
    </>
  );
}
