import { attachmentTypes, type Ticket, ticketAttachmentsMax, ticketReopenDays, v1 } from '@semilla/contract';
import { useState } from 'react';
import { newKey } from '../../lib/new-key.ts';
import { FilesField } from '../../ui/FilesField.tsx';
import { Form } from '../../ui/Form.tsx';
import { problemsOf } from '../../ui/form-problems.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useUpload } from '../../ui/use-upload.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { documentsProblem } from './documents-problem.ts';

interface Props {
  ticket: Ticket;
  onSent: () => Promise<void>;
}

/** Another word of the customer, with files. Its key stays until it has arrived, so that it is written once. */
export function ReplyForm({ ticket: { ticketId, stateId }, onSent }: Props) {
  const say = useSay();
  const upload = useUpload();
  const [key, setKey] = useState(newKey);
  const [files, setFiles] = useState<File[]>([]);
  const form = useForm({
    initial: { message: '' },
    check: ({ message }) => problemsOf(v1.ticketMessages.create.body, { message }),
    send: ({ message }) =>
      upload.send((api, options) =>
        api(
          v1.ticketMessages.create,
          { params: { ticketId }, body: { message, files } },
          { ...options, idempotencyKey: key },
        ),
      ),
    onDone() {
      setKey(newKey());
      setFiles([]);
      form.set('message', '');
      notify('success', say('support.site.reply.sent'));
      void onSent();
    },
    staysOpen: true,
  });
  return (
    <section className="panel ticket-reply">
      <h2>{say('support.site.reply.title')}</h2>
      {stateId === 'Closed' && (
        <p className="small muted">{say('support.site.reply.reopens', { days: ticketReopenDays })}</p>
      )}
      <Form form={form} action={say('support.site.reply.send')}>
        <TextAreaField form={form} name="message" label={say('fields.ticketMessages.message')} rows={4} />
        <FilesField
          label={say('support.site.files')}
          types={attachmentTypes}
          max={ticketAttachmentsMax}
          files={files}
          onChange={setFiles}
          problem={documentsProblem(form.problems, 'files')}
        />
        <UploadProgress upload={upload} />
      </Form>
    </section>
  );
}
