import type { ProjectDocument } from '@semilla/contract';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { useSay } from '../../ui/words-context.tsx';

/** Links to the contracts and other documents of a project. Collapsed to one line at first; each link opens a new tab. */
export function DocumentLinks({ documents }: { documents: ProjectDocument[] }) {
  const say = useSay();
  if (!documents.length) return null;
  return (
    <details className="invest-documents">
      <summary>{say('project.invest.documents', { smart_count: documents.length })}</summary>
      <ul>
        {documents.map(({ projectDocumentId, viewUrl, description, descriptionEn }) => (
          <li key={projectDocumentId}>
            <a href={viewUrl} target="_blank" rel="noopener">
              {inOwnLanguage(pageLocale(), description, descriptionEn)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
