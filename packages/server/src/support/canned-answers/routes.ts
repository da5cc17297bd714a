import { type CannedAnswer, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import {
  deleteCannedAnswerRow,
  findCannedAnswer,
  findCannedAnswers,
  insertCannedAnswer,
  lockCannedAnswer,
  updateCannedAnswer,
} from './queries.ts';

const noteOn = ({ cannedAnswerId }: CannedAnswer) =>
  ({ subjectType: 'canned-answer', subjectId: cannedAnswerId }) satisfies Partial<AuditNote>;

function orMissing(answer: CannedAnswer | undefined): CannedAnswer {
  if (!answer) throw new NotFound();
  return answer;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.cannedAnswers.find, ({ db, query }) => findCannedAnswers(db, query));
  exportRoute(app, v1.cannedAnswers.export, {
    fileName: 'canned-answers',
    find: ({ query }, db, page) => findCannedAnswers(db, { ...query, ...page }),
  });
  route(app, v1.cannedAnswers.findOne, async ({ db, params }) =>
    orMissing(await findCannedAnswer(db, params.cannedAnswerId)),
  );
}

export async function registerCannedAnswers(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.cannedAnswers.create, ({ body, change }) =>
    change(async ({ tx, audit }) => {
      const answer = await insertCannedAnswer(tx, body);
      audit({ action: 'canned-answer.create', ...noteOn(answer), after: { ...answer } });
      return answer;
    }),
  );

  route(
    app,
    v1.cannedAnswers.edit,
    ({ params, body, change }) =>
      change(async ({ tx, audit }) => {
        const before = orMissing(await lockCannedAnswer(tx, params.cannedAnswerId));
        const { version, ...fields } = body;
        assertSeen(before, version);
        if (!Object.keys(fields).length) return before;
        const after = await updateCannedAnswer(tx, before.cannedAnswerId, fields);
        audit({ action: 'canned-answer.edit', ...noteOn(after), ...differences(before, after) });
        return after;
      }),
    { findCurrent: async ({ db, params }) => orMissing(await findCannedAnswer(db, params.cannedAnswerId)) },
  );

  route(app, v1.cannedAnswers.delete, ({ params, change }) =>
    change(async ({ tx, audit }) => {
      const before = orMissing(await lockCannedAnswer(tx, params.cannedAnswerId));
      await deleteCannedAnswerRow(tx, before.cannedAnswerId);
      audit({ action: 'canned-answer.delete', ...noteOn(before), before: { ...before } });
    }),
  );
}
