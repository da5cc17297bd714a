import type { Services } from '@semilla/server/kit/services.ts';

/** Where pictures are put once they are encoded. */
export interface FileSink {
  files: Pick<Services['files'], 'put'>;
}
