import { civilDateAt, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { visibleProject } from '../access.ts';
import { findLoan } from './find-loans.ts';
import { followLoans } from './follow-loans.ts';
import { judgeLoan, recordRecovery } from './judge-loan.ts';
import { loanAnswer, noLoan } from './loan-answer.ts';

export async function registerLoans(app: FastifyInstance): Promise<void> {
  route(app, v1.loans.findOne, async ({ db, caller, params, now }) => {
    const { projectId } = await visibleProject(db, caller, params.projectId);
    const facts = await findLoan(db, projectId);
    return facts ? loanAnswer(facts, civilDateAt(now)) : noLoan(projectId);
  });

  route(app, v1.loans.judge, ({ change, services, caller, scope, params, body }) =>
    change((changing) => judgeLoan(changing, services, { ...params, caller, scope }, body)),
  );

  route(app, v1.loans.recover, ({ change, services, caller, scope, params, body }) =>
    change((changing) => recordRecovery(changing, services, { ...params, caller, scope }, body)),
  );

  app.addHook('onReady', () =>
    app.services.jobs.schedule('follow-loans', '10 1 * * *', () => followLoans(app.services)),
  );
}
