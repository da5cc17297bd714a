import type {
  PhaseName,
  project,
  projectDescription,
  projectDocument,
  projectMediaFile,
  timelineEntry,
} from '@semilla/contract';
import type { Wire } from '../providers/wire.ts';

export type ProjectRecord = Wire<typeof project>;
export type DescriptionRecord = Wire<typeof projectDescription>;
export type DocumentRecord = Wire<typeof projectDocument>;
export type MediaRecord = Wire<typeof projectMediaFile>;
export type TimelineRecord = Wire<typeof timelineEntry>;

const opened: readonly PhaseName[] = ['Investment', 'Financed', 'Closed'];

/** A project that investors' money may be in is kept for good. */
export function wasOpened({ phaseName }: Pick<ProjectRecord, 'phaseName'>): boolean {
  return opened.includes(phaseName);
}
