import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../providers/use-may.ts';
import type { ProjectRecord } from './project-record.ts';

/** Managers may edit what they manage until it opens for investment. */
export function useMayEditProject(): boolean | undefined {
  return useMay('project', 'edit', useRecordContext<ProjectRecord>());
}

/** Shows what edits a project to whoever may. */
export function MayEditProject({ children }: { children: ReactNode }) {
  return useMayEditProject() ? children : null;
}
