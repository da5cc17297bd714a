import { z } from 'zod';
import { fieldList } from './field-list.ts';
import { megabytesOf } from './megabytes-of.ts';
import './rules.ts';
import { type FileType, fileSizeBytesMax } from './file-types.ts';

/** A file of one of these types, smaller than this size. The server checks the type by the bytes. */
export function file(types: readonly FileType[], sizeBytesMax = fileSizeBytesMax) {
  return z
    .file({ error: 'required' })
    .max(sizeBytesMax - 1, { error: 'file_too_large' })
    .min(1, { error: 'file_empty', abort: true })
    .mime([...types], { error: 'file_type' })
    .meta({ description: `One file under ${megabytesOf(sizeBytesMax)} MB: ${types.join(', ')}.` });
}

/** The public data of a stored file. */
export const storedFile = z.object({
  name: z.string().meta({ example: 'folleto-informativo.pdf' }),
  type: z.string().meta({ example: 'application/pdf' }),
  sizeBytes: z.int().meta({ example: 48_213 }),
});

export const storedFileFieldList = fieldList({
  resource: 'files',
  record: storedFile,
  fields: { name: {}, type: {}, sizeBytes: {} },
});

/** An address at which a file can be downloaded for a few minutes. */
export const temporaryUrl = z.object({
  url: z.string().meta({ example: 'https://semilla.example/v1/documents/signed/…' }),
  expiresAt: z.iso.datetime({ offset: true }).meta({ example: '2026-03-14T09:35:00.000Z' }),
});
