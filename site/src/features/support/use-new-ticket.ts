import { problemsOf, type RememberedCall, requestHistory, sendOnce } from '@semilla/client';
import { type Upload, useUpload } from '@semilla/client/react';
import { type TicketDocumentOwnerType, v1, type WholeTicket } from '@semilla/contract';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { type FormState, useForm } from '../../ui/use-form.ts';

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
  /** The API responses received before the form was opened. Exactly these are sent. */
  calls: readonly RememberedCall[];
  refreshCalls: () => void;
}

/** One JSON file per response, which staff read. */
function historyFiles(calls: readonly RememberedCall[]): File[] {
  return calls.map(
    (call, index) =>
      new File([JSON.stringify(call)], `answer-${String(index + 1).padStart(2, '0')}.json`, {
        type: 'application/json',
        // A retry must send an identical file, or a second ticket would be opened.
        lastModified: 0,
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

export function useNewTicket(
  screenshot: File | undefined,
  onOpened: (ticket: WholeTicket) => void,
): NewTicket {
  const upload = useUpload();
  const [files, setFiles] = useState<File[]>([]);
  const [calls, setCalls] = useState(requestHistory);
  const refreshCalls = useCallback(() => setCalls(requestHistory()), []);
  const enclosed = { files, screenshot, calls };
  const form = useForm<TicketValues, WholeTicket>({
    initial: { title: '', description: '', withScreenshot: true, withHistory: true },
    check: ({ title, description }) => problemsOf(v1.tickets.create.body, { title, description }),
    send: (values) =>
      upload.send((options) =>
        sendOnce(api, v1.tickets.create, { body: ticketBody(values, enclosed) }, options),
      ),
    onDone: onOpened,
  });
  return { form, upload, files, setFiles, calls, refreshCalls };
}
