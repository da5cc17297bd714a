import { type TicketDocumentOwnerType, v1, type WholeTicket } from '@semilla/contract';
import { useCallback, useState } from 'react';
import { newKey } from '../../lib/new-key.ts';
import { type RememberedCall, requestHistory } from '../../lib/request-history.ts';
import { problemsOf } from '../../ui/form-problems.ts';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { type Upload, useUpload } from '../../ui/use-upload.ts';

export interface TicketValues extends Record<string, string | boolean> {
  title: string;
  description: string;
  withScreenshot: boolean;
  withHistory: boolean;
}

export interface NewTicket {
  form: FormState<TicketValues>;
  upload: Upload;
  files: readonly File[];
  setFiles: (files: File[]) => void;
  /** What the API answered before the form was opened: exactly this is sent. */
  calls: readonly RememberedCall[];
  refreshCalls: () => void;
}

/** One file for each answer, as staff read them. */
function historyFiles(calls: readonly RememberedCall[]): File[] {
  return calls.map(
    (call, index) =>
      new File([JSON.stringify(call)], `answer-${String(index + 1).padStart(2, '0')}.json`, {
        type: 'application/json',
      }),
  );
}

interface Enclosed {
  files: readonly File[];
  screenshot: File | undefined;
  calls: readonly RememberedCall[];
}

export function ticketBody(
  { title, description, withScreenshot, withHistory }: TicketValues,
  { files, screenshot, calls }: Enclosed,
) {
  const enclosed: [TicketDocumentOwnerType, File][] = [
    ...files.map((file): [TicketDocumentOwnerType, File] => ['attachment', file]),
    ...(withScreenshot && screenshot ? [['screenshot', screenshot] as [TicketDocumentOwnerType, File]] : []),
    ...(withHistory ? historyFiles(calls) : []).map((file): [TicketDocumentOwnerType, File] => [
      'request-history',
      file,
    ]),
  ];
  return {
    title,
    description,
    documents: enclosed.map(([, file]) => file),
    documentOwnerTypes: enclosed.map(([type]) => type),
  };
}

/** A ticket that is being written. Its key stays the same until it is sent, so that it is opened once. */
export function useNewTicket(
  screenshot: File | undefined,
  onOpened: (ticket: WholeTicket) => void,
): NewTicket {
  const upload = useUpload();
  const [key] = useState(newKey);
  const [files, setFiles] = useState<File[]>([]);
  const [calls, setCalls] = useState(requestHistory);
  const refreshCalls = useCallback(() => setCalls(requestHistory()), []);
  const enclosed = { files, screenshot, calls };
  const form = useForm<TicketValues, WholeTicket>({
    initial: { title: '', description: '', withScreenshot: true, withHistory: true },
    check: ({ title, description }) => problemsOf(v1.tickets.create.body, { title, description }),
    send: (values) =>
      upload.send((api, options) =>
        api(v1.tickets.create, { body: ticketBody(values, enclosed) }, { ...options, idempotencyKey: key }),
      ),
    onDone: onOpened,
  });
  return { form, upload, files, setFiles, calls, refreshCalls };
}
