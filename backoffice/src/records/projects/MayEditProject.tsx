import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';

/** Whether the user may edit the current project. Managers may do so until it opens for investment. */
export function useMayEditProject(): boolean | undefined {
  return useMay('project', 'edit', useRecordContext<ProjectRecord>());
}

export function MayEditProject({ children }: { children: ReactNode }) {
  return useMayEditProject() ? children : null;
}
