import { type AccountDocument, v1 } from '@semilla/contract';
import { formatDate, formatFileSize } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';

interface Props {
  document: AccountDocument;
  /** True if the user uploaded the document. Only then may they delete it. */
  isOwn: boolean;
  onDeleted: () => void;
}

export function DocumentRow({ document, isOwn, onDeleted }: Props) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const { accountDocumentId, file, viewUrl, createdAt } = document;
  return (
    <li>
      <div>
        <p className="name">
          <a href={viewUrl} target="_blank" rel="noopener">
            {file.name}
          </a>
        </p>
        <p className="small muted numbers">
          {formatDate(createdAt)} · {formatFileSize(file.sizeBytes)} ·{' '}
          {say(isOwn ? 'account.documents.byYou' : 'account.documents.byTeam')}
        </p>
      </div>
      {isOwn && (
        <button
          className="button quiet"
          type="button"
          onClick={() => setAsking(true)}
          aria-label={say('account.documents.deleteNamed', { name: file.name })}
        >
          {say('common.actions.delete')}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={say('account.documents.deleteTitle')}
          text={say('account.documents.deleteText', { name: file.name })}
          action={say('common.actions.delete')}
          act={() => api(v1.accountDocuments.delete, { params: { accountDocumentId } })}
          onDone={() => {
            notify('success', say('account.documents.deleted', { name: file.name }));
            onDeleted();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
