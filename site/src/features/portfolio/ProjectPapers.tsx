import { everyRow } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';

/** The documents of a project that its investors may see. */
export function ProjectPapers({ projectId }: { projectId: string }) {
  const say = useSay();
  const load = useCallback(() => everyRow(api, v1.projectDocuments.find, { projectId }), [projectId]);
  const [loaded, retry] = useLoaded(load);
  return (
    <section>
      <h4>{say('project.portfolio.documents')}</h4>
      {loaded.state === 'loading' && <Waiting label={say('project.portfolio.loading')} />}
      {loaded.state === 'failed' && (
        <LoadFailure text={say('project.portfolio.documentsFailed')} onRetry={retry} />
      )}
      {loaded.state === 'done' && loaded.value.length === 0 && (
        <p className="muted">{say('project.portfolio.noDocuments')}</p>
      )}
      {loaded.state === 'done' && loaded.value.length > 0 && (
        <ul className="bare investment-papers">
          {loaded.value.map(({ projectDocumentId, viewUrl, description, descriptionEn, createdAt }) => (
            <li key={projectDocumentId}>
              <a href={viewUrl} target="_blank" rel="noopener">
                {inOwnLanguage(pageLocale(), description, descriptionEn)}
              </a>{' '}
              <span className="small muted numbers">{formatDate(createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
