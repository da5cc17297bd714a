import type { FileType } from '@semilla/contract';

/** The common names of file types. */
export const typeNames: Partial<Record<FileType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/pdf': 'PDF',
};
