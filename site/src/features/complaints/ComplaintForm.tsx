import { sendOnce } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import { attachmentTypes, type ComplaintReceipt, complaintFilesMax, v1 } from '@semilla/contract';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { DateInput } from '../../ui/DateInput.tsx';
import { FilesInput } from '../../ui/FilesInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { TextAreaInput } from '../../ui/TextAreaInput.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { documentsProblem } from '../support/documents-problem.ts';
import { ComplainantInputs } from './ComplainantInputs.tsx';
import {
  type ComplaintFiles,
  type ComplaintValues,
  complaintBody,
  complaintProblems,
} from './complaint-values.ts';
import { RepresentativeInputs } from './RepresentativeInputs.tsx';

interface Props {
  email: string;
  /** The token from a visitor's mail link. */
  token?: string;
  initial: ComplaintValues;
  onSent: (receipt: ComplaintReceipt) => void;
}

/** The standard form of Delegated Regulation (EU) 2022/2117. */
export function ComplaintForm({ email, token, initial, onSent }: Props) {
  const say = useSay();
  const upload = useUpload();
  const [files, setFiles] = useState<ComplaintFiles>({ authority: [], documents: [] });
  const form = useForm<ComplaintValues, ComplaintReceipt>({
    initial,
    check: (values) => complaintProblems(values, files),
    send: (values) =>
      upload.send((options) =>
        sendOnce(api, v1.complaints.create, { body: { token, ...complaintBody(values, files) } }, options),
      ),
    onDone: onSent,
  });
  const choose = (name: keyof ComplaintFiles) => (chosen: File[]) => setFiles({ ...files, [name]: chosen });
  return (
    <section className="panel complaint-form">
      <p className="notice">{say('support.complaints.site.form.answerTo', { email })}</p>
      <Form
        form={form}
        action={say('support.complaints.site.form.send')}
        failed={say('support.complaints.site.form.failed')}
      >
        <Group title={say('support.complaints.site.form.complainant')}>
          <ComplainantInputs form={form} />
        </Group>
        <Group title={say('support.complaints.site.form.representative')}>
          <RepresentativeInputs form={form} files={files.authority} onChange={choose('authority')} />
        </Group>
        <Group title={say('support.complaints.site.form.facts')}>
          <FactFields form={form} />
          <FilesInput
            label={say('support.complaints.site.form.documents')}
            types={attachmentTypes}
            max={complaintFilesMax}
            files={files.documents}
            onChange={choose('documents')}
            problem={documentsProblem(form.problems, 'documents')}
          />
        </Group>
        <UploadProgress upload={upload} />
      </Form>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="complaint-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function FactFields({ form }: { form: FormState<ComplaintValues> }) {
  const say = useSay();
  return (
    <>
      <TextInput
        form={form}
        name="concerning"
        label={say('support.complaints.site.form.concerning')}
        hint={say('support.complaints.site.form.concerningHint')}
        autoComplete="off"
      />
      <TextAreaInput
        form={form}
        name="description"
        label={say('support.complaints.site.form.description')}
        hint={say('support.complaints.site.form.descriptionHint')}
        rows={8}
      />
      <DateInput
        form={form}
        name="happenedOn"
        label={say('support.complaints.site.form.happenedOn')}
        hasCalendar
      />
      <DateInput
        form={form}
        name="happenedUntil"
        label={say('support.complaints.site.form.happenedUntil')}
        hasCalendar
      />
      <TextAreaInput form={form} name="damage" label={say('support.complaints.site.form.damage')} rows={3} />
      <TextAreaInput
        form={form}
        name="comments"
        label={say('support.complaints.site.form.comments')}
        rows={3}
      />
      <TextInput
        form={form}
        name="place"
        label={say('support.complaints.site.form.place')}
        autoComplete="address-level2"
      />
    </>
  );
}
