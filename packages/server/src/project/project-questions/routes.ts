import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { createQuestion } from './create-question.ts';
import { declineQuestion } from './decline-question.ts';
import { editQuestion } from './edit-question.ts';
import { addToAnswer, publishQuestion } from './publish-question.ts';
import { findQuestion, findQuestions } from './queries.ts';

type Proposing = Pick<Call<typeof v1.projectQuestions.publish>, 'caller' | 'params'> & {
  body: { why?: string | undefined };
};

const lookAt = async (
  tx: Db,
  act: 'publishAnswer' | 'publishAddition',
  { caller, params: { projectQuestionId }, body }: Proposing,
): Promise<SecondLook> => {
  const { projectName } = await findQuestion(tx, caller, projectQuestionId);
  return {
    act,
    subject: { type: 'project-question', id: projectQuestionId, name: projectName },
    onceKey: projectQuestionId,
    beneficiaryId: null,
    enteredById: null,
    why: body.why,
  };
};

function registerPublishing(app: FastifyInstance): void {
  const { publish, decline, add } = v1.projectQuestions;

  route(app, publish, (call) => {
    const { params, body, caller, scope, approval, services, now } = call;
    const publisher = {
      ...params,
      caller,
      scope,
      approvedById: approval?.deciderId,
      jobs: services.jobs,
      now,
    };
    return call.changeWithSecond(
      (tx) => lookAt(tx, 'publishAnswer', call),
      async (change) => {
        await publishQuestion(change, publisher, body);
        return findQuestion(change.tx, caller, params.projectQuestionId);
      },
    );
  });

  route(app, add, (call) => {
    const { params, body, caller, scope, approval, services, now } = call;
    const publisher = {
      ...params,
      caller,
      scope,
      approvedById: approval?.deciderId,
      jobs: services.jobs,
      now,
    };
    return call.changeWithSecond(
      (tx) => lookAt(tx, 'publishAddition', call),
      async (change) => {
        await addToAnswer(change, publisher, body);
        return findQuestion(change.tx, caller, params.projectQuestionId);
      },
    );
  });

  route(app, decline, ({ change, services, caller, params, body }) =>
    change(async (changing) => {
      await declineQuestion(changing, services, { ...params, caller }, body);
      return findQuestion(changing.tx, caller, params.projectQuestionId);
    }),
  );
}

export async function registerProjectQuestions(app: FastifyInstance): Promise<void> {
  route(app, v1.projectQuestions.find, ({ db, caller, query }) => findQuestions(db, caller, query));
  exportRoute(app, v1.projectQuestions.export, {
    fileName: 'project-questions',
    find: ({ caller, query }, db, page) => findQuestions(db, caller, { ...query, ...page }),
  });
  route(app, v1.projectQuestions.findOne, ({ db, caller, params }) =>
    findQuestion(db, caller, params.projectQuestionId),
  );

  route(app, v1.projectQuestions.create, ({ change, services, caller, body, locale }) =>
    change(async (changing) => {
      const { projectQuestionId } = await createQuestion(changing, services, {
        ...body,
        caller,
        language: locale,
      });
      return findQuestion(changing.tx, caller, projectQuestionId);
    }),
  );

  route(
    app,
    v1.projectQuestions.edit,
    ({ change, services, caller, params, body }) =>
      change(async (changing) => {
        await editQuestion(changing, services, { ...params, caller }, body);
        return findQuestion(changing.tx, caller, params.projectQuestionId);
      }),
    { findCurrent: ({ db, caller, params }) => findQuestion(db, caller, params.projectQuestionId) },
  );

  registerPublishing(app);
}
