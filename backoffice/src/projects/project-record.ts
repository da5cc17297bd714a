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

const openedPhases: readonly PhaseName[] = ['Investment', 'Financed', 'Closed'];

/** Projects that were opened may hold investors' money, so they cannot be deleted. */
export function wasOpened({ phaseName }: Pick<ProjectRecord, 'phaseName'>): boolean {
  return openedPhases.includes(phaseName);
}
