import type {
  PhaseName,
  project,
  projectDescription,
  projectDocument,
  projectMediaFile,
  timelineEntry,
} from '@semilla/contract';
import type { RecordOf } from '../providers/record.ts';

export type ProjectRecord = RecordOf<typeof project>;
export type DescriptionRecord = RecordOf<typeof projectDescription>;
export type DocumentRecord = RecordOf<typeof projectDocument>;
export type MediaRecord = RecordOf<typeof projectMediaFile>;
export type TimelineRecord = RecordOf<typeof timelineEntry>;

const opened: readonly PhaseName[] = ['Investment', 'Financed', 'Closed'];

/** A project that investors' money may be in is kept for good. */
export function wasOpened({ phaseName }: Pick<ProjectRecord, 'phaseName'>): boolean {
  return opened.includes(phaseName);
}
