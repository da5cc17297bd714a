import type { AnswerOf, v1 } from '@semilla/contract';
import { makeChange } from '../../kit/change/make-change.ts';
import type { Call } from '../../kit/http/route.ts';
import { problemOf } from '../bank-files/look-into-folder.ts';
import { digestOfFile, noteBankFile, noteImported } from '../bank-files/queries.ts';
import { importBankFile } from './import-bank-file.ts';
import { lookAtImport } from './look-at-import.ts';
import { findStatement } from './queries.ts';

type Import = typeof v1.bankStatements.import;

/** Stores a refused file, so that staff see it with the reason and the place. */
async function noteRefused({ actor, body, caller, now, services }: Call<Import>, error: unknown) {
  const problem = problemOf(error);
  if (!problem) return;
  const { file } = body;
  const digest = digestOfFile(await file.bytes());
  const noted = { name: file.name, origin: 'upload', digest, problem, uploadedById: caller.userId } as const;
  await makeChange(services, actor, (change) => noteBankFile(change, noted, now));
}

/** Imports a bank file after a second person approved it. */
export async function importFile(call: Call<Import>): Promise<AnswerOf<Import>> {
  const { body, caller, services } = call;
  const importing = { file: body.file, importedById: caller.userId };
  try {
    return await call.changeWithSecond(
      (tx) => lookAtImport(tx, services, importing),
      async (draft) => {
        const { statementIds, ...counts } = await importBankFile(draft, services, importing);
        await noteImported(draft.tx, body.file);
        const found = await Promise.all(
          statementIds.map((statementId) => findStatement(draft.tx, statementId)),
        );
        return { ...counts, statements: found.flatMap((statement) => statement?.answer ?? []) };
      },
    );
  } catch (error) {
    await noteRefused(call, error);
    throw error;
  }
}
