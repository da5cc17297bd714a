import { missingForPublication, type PublicationPart } from '@semilla/contract';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useCreationProgress } from './creation/use-creation-progress.ts';

export interface Missing {
  what: PublicationPart;
  /** The page where the user adds the missing part. */
  to: string;
}

const inForm: readonly PublicationPart[] = ['dates', 'promoter', 'tax'];

/** What a draft lacks before publication. Undefined while loading, and for projects that are not drafts. */
export function useMissingForPublication(record: ProjectRecord): Missing[] | undefined {
  const isDraft = record.phaseName === 'Draft';
  const { done, isPending, error } = useCreationProgress(record.id, isDraft);
  if (!isDraft || isPending || error) return undefined;
  const found = (step: string) => Number(done.includes(step));
  const missing = missingForPublication(record, {
    descriptions: found('descriptions'),
    documents: found('documents'),
    multimedia: found('multimedia'),
  });
  const placeOf = (what: PublicationPart) =>
    inForm.includes(what) ? `/project/edit/${record.id}` : `/project/${record.id}/${what}`;
  return missing.map((what) => ({ what, to: placeOf(what) }));
}
