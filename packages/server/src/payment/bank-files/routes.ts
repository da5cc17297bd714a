import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { changeWithSecondOf, route } from '../../kit/http/route.ts';
import { importFile } from '../statements/import-file.ts';
import { digestOfFile, findBankFiles, findFoundFile } from './queries.ts';
import { readFound } from './read-folder.ts';
import { discardFile, findProblemNow, storeProblem } from './refused-files.ts';

export async function registerBankFiles(app: FastifyInstance): Promise<void> {
  route(app, v1.bankFiles.find, async ({ db }) => ({ data: await findBankFiles(db) }));

  route(app, v1.bankFiles.import, async (call) => {
    const { db, params, services } = call;
    const found = await findFoundFile(db, params.bankFileId);
    if (!found) throw new NotFound();
    const { statementsFolder } = services.config;
    const file = statementsFolder ? await readFound(statementsFolder, found.name) : undefined;
    if (!file || digestOfFile(await file.bytes()) !== found.digest) throw new ApiError('payment.file_gone');
    // From here on, the request is handled as an upload of the found file. If a second person is needed, the
    // proposal stores the file.
    const upload = { ...call, params: {}, body: { file } };
    return importFile({ ...upload, changeWithSecond: changeWithSecondOf(v1.bankStatements.import) } as never);
  });

  route(app, v1.bankFiles.retry, async ({ change, params: { bankFileId }, services }) => {
    const problem = await findProblemNow(services, bankFileId);
    return change((draft) => storeProblem(draft, bankFileId, problem));
  });

  route(app, v1.bankFiles.discard, ({ change, params }) =>
    change((draft) => discardFile(draft, params.bankFileId)),
  );
}
