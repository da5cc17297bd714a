import { everyRow, sendOnce } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import { type AccountDocument, pdfTypes, v1 } from '@semilla/contract';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { FileInput } from '../../ui/FileInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import type { Me } from '../session/session-store.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { Section } from './Section.tsx';

export function DocumentsTab({ me }: { me: Me }) {
  const say = useSay();
  const { userId } = me;
  const load = useCallback(() => everyRow(api, v1.accountDocuments.find, { accountId: userId }), [userId]);
  const [loaded, retry] = useLoaded(load);
  const [brought, setBrought] = useState<readonly AccountDocument[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);

  const found = loaded.state === 'done' ? [...brought, ...loaded.value] : [];
  const documents = found.filter(({ accountDocumentId }) => !gone.includes(accountDocumentId));
  return (
    <div className="profile-sections">
      <Section title={say('account.documents.title')} lead={say('account.documents.lead')}>
        {loaded.state === 'loading' && <Waiting label={say('account.documents.loading')} />}
        {loaded.state === 'failed' && (
          <LoadFailure text={say('account.documents.loadFailed')} onRetry={retry} />
        )}
        {loaded.state === 'done' && documents.length === 0 && (
          <p className="notice">{say('account.documents.none')}</p>
        )}
        {documents.length > 0 && (
          <ul className="bare profile-rows">
            {documents.map((document) => (
              <DocumentRow
                key={document.accountDocumentId}
                document={document}
                isOwn={document.ownerId === userId}
                onDeleted={() => setGone((before) => [...before, document.accountDocumentId])}
              />
            ))}
          </ul>
        )}
      </Section>
      <Section title={say('account.documents.bring')}>
        <BringDocument
          key={brought.length}
          me={me}
          onBrought={(document) => setBrought((before) => [document, ...before])}
        />
      </Section>
    </div>
  );
}

interface BringProps {
  me: Me;
  onBrought: (document: AccountDocument) => void;
}

function BringDocument({ me: { userId }, onBrought }: BringProps) {
  const say = useSay();
  const upload = useUpload();
  const form = useForm({
    initial: { file: null as File | null },
    loadCheck: () => import('./check-document.ts').then(({ checkDocument }) => checkDocument(userId)),
    send: ({ file }) =>
      upload.send((options) => {
        const body = { accountId: userId, visible: true, file: file as File };
        return sendOnce(api, v1.accountDocuments.create, { body }, options);
      }),
    onDone: (document) => {
      notify('success', say('account.documents.brought', { name: document.file.name }));
      onBrought(document);
    },
  });
  return (
    <Form form={form} action={say('account.documents.send')}>
      <FileInput form={form} name="file" label={say('account.documents.file')} types={pdfTypes} />
      <UploadProgress upload={upload} />
    </Form>
  );
}
