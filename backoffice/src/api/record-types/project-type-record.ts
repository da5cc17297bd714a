import type { ProjectType } from '@semilla/contract';

export type ProjectTypeRecord = ProjectType & { id: string };
