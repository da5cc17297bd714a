import type { Services } from '@semilla/server/kit/services.ts';

/** Stores encoded pictures. */
export interface FileSink {
  files: Pick<Services['files'], 'put'>;
}
