import { attachmentTypes, ticketAttachmentsMax } from '@semilla/contract';
import type { ReactNode } from 'react';
import { FilesInput } from '../../ui/FilesInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { TextAreaInput } from '../../ui/TextAreaInput.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { documentsProblem } from './documents-problem.ts';
import { SentHistory } from './SentHistory.tsx';
import type { NewTicket } from './use-new-ticket.ts';
import './ticket-form.css';

interface Props {
  ticket: NewTicket;
  /** The screenshot input. Missing if there is no page behind the form. */
  children?: ReactNode;
}

export function TicketForm({ ticket: { form, upload, files, setFiles, calls }, children }: Props) {
  const say = useSay();
  const { alert } = form;
  const hasArrived = alert?.kind === 'problem' && alert.code === 'request.idempotency_key_reused';
  return (
    <Form
      form={form}
      action={say('support.site.form.send')}
      failed={say('support.site.form.failed')}
      aside={hasArrived && <a href="/user/support">{say('support.site.form.hasArrived')}</a>}
    >
      <TextInput form={form} name="title" label={say('fields.tickets.title')} autoComplete="off" />
      <TextAreaInput
        form={form}
        name="description"
        label={say('fields.tickets.description')}
        hint={say('support.site.form.descriptionHint')}
        rows={4}
      />
      <FilesInput
        label={say('support.site.files')}
        types={attachmentTypes}
        max={ticketAttachmentsMax}
        files={files}
        onChange={setFiles}
        problem={documentsProblem(form.problems, 'documents')}
      />
      {children}
      <SentHistory form={form} calls={calls} />
      <UploadProgress upload={upload} />
    </Form>
  );
}
