import { attachmentTypes } from '@semilla/contract';
import { FilesInput } from '../../ui/FilesInput.tsx';
import { CheckInput, TextInput } from '../../ui/inputs.tsx';
import { TextAreaInput } from '../../ui/TextAreaInput.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { documentsProblem } from '../support/documents-problem.ts';
import type { ComplaintValues } from './complaint-values.ts';

interface Props {
  form: FormState<ComplaintValues>;
  files: readonly File[];
  onChange: (files: File[]) => void;
}

/** The fields of a representative. Shown if the complaint is made on behalf of others. */
export function RepresentativeInputs({ form, files, onChange }: Props) {
  const say = useSay();
  return (
    <>
      <CheckInput
        form={form}
        name="isRepresented"
        label={say('support.complaints.site.form.isRepresented')}
      />
      {form.values.isRepresented && (
        <>
          <TextInput
            form={form}
            name="representativeName"
            label={say('support.complaints.site.form.representativeName')}
            autoComplete="off"
          />
          <TextInput
            form={form}
            name="representativeIdentification"
            label={say('support.complaints.site.form.representativeIdentification')}
            autoComplete="off"
          />
          <TextAreaInput
            form={form}
            name="representativeContact"
            label={say('support.complaints.site.form.representativeContact')}
            rows={2}
          />
          <FilesInput
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
