import type { ProjectDocument } from '@semilla/contract';

/** Links to the contracts and other documents of a project, each in a new tab. */
export function DocumentLinks({ documents }: { documents: ProjectDocument[] }) {
  if (!documents.length) return null;
  return (
    <ul className="invest-documents">
      {documents.map(({ projectDocumentId, viewUrl, description }) => (
        <li key={projectDocumentId}>
          <a href={viewUrl} target="_blank" rel="noopener">
            {description}
          </a>
        </li>
      ))}
    </ul>
  );
}
