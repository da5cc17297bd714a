import type { ProjectDocument } from '@semilla/contract';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { pageLocale } from '../../lib/page-locale.ts';

/** Links to the contracts and other documents of a project, each in a new tab. */
export function DocumentLinks({ documents }: { documents: ProjectDocument[] }) {
  if (!documents.length) return null;
  return (
    <ul className="invest-documents">
      {documents.map(({ projectDocumentId, viewUrl, description, descriptionEn }) => (
        <li key={projectDocumentId}>
          <a href={viewUrl} target="_blank" rel="noopener">
            {inOwnLanguage(pageLocale(), description, descriptionEn)}
          </a>
        </li>
      ))}
    </ul>
  );
}
