import { problemsOf, sendOnce } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import { attachmentTypes, type Ticket, ticketAttachmentsMax, ticketReopenDays, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FilesInput } from '../../ui/FilesInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextAreaInput } from '../../ui/TextAreaInput.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { documentsProblem } from './documents-problem.ts';

interface Props {
  ticket: Ticket;
  onSent: () => Promise<void>;
}

/** The customer's reply to a ticket, with files. */
export function ReplyForm({ ticket: { ticketId, stateId }, onSent }: Props) {
  const say = useSay();
  const upload = useUpload();
  const [files, setFiles] = useState<File[]>([]);
  const form = useForm({
    initial: { message: '' },
    check: ({ message }) => problemsOf(v1.ticketMessages.create.body, { message }),
    send: ({ message }) =>
      upload.send((options) =>
        sendOnce(api, v1.ticketMessages.create, { params: { ticketId }, body: { message, files } }, options),
      ),
    onDone() {
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
        <TextAreaInput form={form} name="message" label={say('fields.ticketMessages.message')} rows={4} />
        <FilesInput
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
