import type { ProjectDocument } from '@semilla/contract';

/** The contracts and the other papers of a project, each a press away, in a tab of its own. */
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
