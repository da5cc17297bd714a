import { type FileType, fileSizeBytesMax } from '@semilla/contract';
import type { Say } from '../lib/words.ts';

const typeNames: Partial<Record<FileType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/pdf': 'PDF',
};

/** The size that a file must stay below. */
export const fileSizeMax = `${fileSizeBytesMax / 1_000_000}\u00a0MB`;

/** The common names of file types, as a list of alternatives. */
export function typesIn(say: Say, types: readonly FileType[]): string {
  const names = types.map((type) => typeNames[type] ?? type);
  const last = names.pop() ?? '';
  return names.length > 0 ? say('common.upload.types', { types: names.join(', '), last }) : last;
}
