import { z } from 'zod';
import { file } from './files.ts';
import { id } from './text.ts';

/** The most rows of a file to import, because all of them are created in one transaction. */
export const importRowsMax = 500;
export const importSizeBytesMax = 1_000_000;
export const tableTypes = ['text/csv'] as const;

export const importBody = z.strictObject({ file: file(tableTypes, importSizeBytesMax) });

/** What all calls have in common that take a file to import. */
export const importing = {
  method: 'POST',
  bodyKind: 'multipart',
  fileSizeBytesMax: importSizeBytesMax,
  errors: ['file.not_a_table', 'file.no_rows', 'file.too_many_rows', 'file.import_running'],
} as const;

const importRow = z.object({
  row: z
    .int()
    .meta({ example: 2, description: 'Its number in a spreadsheet, where the headings are row 1.' }),
  name: z.string().meta({ example: 'Lucía Ferrer Soler' }),
});

const importProblem = z.object({
  heading: z.string().nullable().meta({
    example: 'Correo electrónico',
    description: 'The heading of the column; null if the problem is none of a single column.',
  }),
  message: z.string().meta({ example: 'El correo electrónico no es válido.' }),
});

/** What an import would do. */
export const importPreview = z.object({
  total: z.int().meta({ example: 120 }),
  wrong: z.int().meta({ example: 2, description: 'How many rows cannot be imported.' }),
  ignored: z
    .array(z.string())
    .meta({ example: ['Observaciones'], description: 'The headings of columns that are not imported.' }),
  rows: z.array(importRow.extend({ problems: z.array(importProblem) })),
});
export type ImportPreview = z.output<typeof importPreview>;

/** The records that an import created. */
export const imported = z.object({
  total: z.int().meta({ example: 120 }),
  rows: z.array(importRow.extend({ recordId: id })),
});
export type Imported = z.output<typeof imported>;
