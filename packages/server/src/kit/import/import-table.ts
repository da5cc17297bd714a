import type { Imported, ImportPreview } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import type { Change } from '../change/make-change.ts';
import { runTrial } from '../change/run-trial.ts';
import { ApiError } from '../errors.ts';
import { type ImportedRow, type Importing, importRows } from './import-rows.ts';
import { inTurn } from './in-turn.ts';
import { readTable } from './read-table.ts';

interface Call {
  body: { file: File };
  locale: Locale;
  change<T>(act: (change: Change) => Promise<T>): Promise<T>;
}

const isWrong = ({ problems }: ImportedRow) => problems.length > 0;

/** Tries to import a file and undoes it, so the preview finds what the import itself would refuse. */
export async function previewImport<Body>(
  { body, locale, change }: Call,
  importing: Importing<Body>,
): Promise<ImportPreview> {
  const table = await readTable(body.file);
  return inTurn(() =>
    change(async (draft) => {
      const { result } = await runTrial(draft, (trial) => importRows(trial, table, importing, locale));
      const total = result.rows.length;
      const wrong = result.rows.filter(isWrong).length;
      const { subjectType } = importing;
      // A preview tells which records exist, for example who has an account.
      draft.audit({ action: `${subjectType}.preview`, subjectType, after: { total, wrong }, personId: null });
      return {
        total,
        wrong,
        ignored: result.ignored,
        rows: result.rows.map(({ row, name, problems }) => ({ row, name, problems })),
      };
    }),
  );
}

/** Imports all rows of a file, or none if one of them is wrong. */
export async function importTable<Body>(
  { body, locale, change }: Call,
  importing: Importing<Body>,
): Promise<Imported> {
  const table = await readTable(body.file);
  return inTurn(() =>
    change(async (draft) => {
      const { rows } = await importRows(draft, table, importing, locale);
      const wrong = rows.filter(isWrong).length;
      if (wrong) throw new ApiError('file.rows_wrong', { params: { smart_count: wrong } });
      return {
        total: rows.length,
        rows: rows.map(({ row, name, recordId }) => ({ row, name, recordId: recordId as string })),
      };
    }),
  );
}
