import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../providers/use-may.ts';
import type { ProjectRecord } from './project-record.ts';

/** Managers may edit their projects until they open for investment. */
export function useMayEditProject(): boolean | undefined {
  return useMay('project', 'edit', useRecordContext<ProjectRecord>());
}

export function MayEditProject({ children }: { children: ReactNode }) {
  return useMayEditProject() ? children : null;
}
