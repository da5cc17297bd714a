import type {
  PhaseName,
  project,
  projectDescription,
  projectDocument,
  projectMediaFile,
  timelineEntry,
} from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type ProjectRecord = RecordOf<typeof project>;
export type DescriptionRecord = RecordOf<typeof projectDescription>;
export type DocumentRecord = RecordOf<typeof projectDocument>;
export type MediaRecord = RecordOf<typeof projectMediaFile>;
export type TimelineRecord = RecordOf<typeof timelineEntry>;

const openedPhases: readonly PhaseName[] = ['Investment', 'Financed', 'Closed'];

/** A project that was ever open may hold investors' money, so it cannot be deleted. */
export function wasOpened({ phaseName }: Pick<ProjectRecord, 'phaseName'>): boolean {
  return openedPhases.includes(phaseName);
}
