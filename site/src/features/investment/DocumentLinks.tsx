import type { ProjectDocument } from '@semilla/contract';
import { useSay } from '../../ui/words-context.tsx';

/** Links to the contracts and other documents of a project, each in a new tab; one line until opened. */
export function DocumentLinks({ documents }: { documents: ProjectDocument[] }) {
  const say = useSay();
  if (!documents.length) return null;
  return (
    <details className="invest-documents">
      <summary>{say('project.invest.documents', { smart_count: documents.length })}</summary>
      <ul>
        {documents.map(({ projectDocumentId, viewUrl, description }) => (
          <li key={projectDocumentId}>
            <a href={viewUrl} target="_blank" rel="noopener">
              {description}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
