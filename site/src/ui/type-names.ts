import type { FileType } from '@semilla/contract';

/** What people call the types of files. */
export const typeNames: Partial<Record<FileType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/pdf': 'PDF',
};
