import { civilDateAt, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { visibleProject } from '../access.ts';
import { staffProject } from '../staff-project.ts';
import { findLoan } from './find-loans.ts';
import { judgeLoan, recordRecovery } from './judge-loan.ts';
import { loanAnswer, noLoan } from './loan-answer.ts';

async function lookAtDefault(tx: Db, call: Call<typeof v1.loans.judge>): Promise<SecondLook> {
  const { projectId, name } = await staffProject(tx, call, call.params.projectId);
  return {
    act: 'declareDefault',
    subject: { type: 'project', id: projectId, name },
    onceKey: projectId,
    beneficiaryId: null,
    enteredById: null,
    why: call.body.why,
  };
}

export async function registerLoans(app: FastifyInstance): Promise<void> {
  route(app, v1.loans.findOne, async ({ db, caller, params, now }) => {
    const { projectId } = await visibleProject(db, caller, params.projectId);
    const facts = await findLoan(db, projectId);
    return facts ? loanAnswer(facts, civilDateAt(now)) : noLoan(projectId);
  });

  route(app, v1.loans.judge, (call) => {
    const { services, caller, scope, params, body } = call;
    return call.changeWithSecond(
      (tx) => lookAtDefault(tx, call),
      (change) => judgeLoan(change, services, { ...params, caller, scope }, body),
    );
  });

  route(app, v1.loans.recover, ({ change, services, caller, scope, params, body }) =>
    change((changing) => recordRecovery(changing, services, { ...params, caller, scope }, body)),
  );
}
