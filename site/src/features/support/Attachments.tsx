import type { TicketDocument } from '@semilla/contract';
import { formatFileSize } from '@semilla/format';
import { PictureButton } from './PictureButton.tsx';

/** Pictures open in the page, other files in a new tab. */
export function Attachments({ files }: { files: readonly TicketDocument[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="bare attachments">
      {files.map(({ documentId, viewUrl, file }) => (
        <li key={documentId}>
          {file.type.startsWith('image/') ? (
            <PictureButton address={viewUrl} name={file.name} />
          ) : (
            <a className="button quiet" href={viewUrl} target="_blank" rel="noopener">
              {file.name} ({formatFileSize(file.sizeBytes)})
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
