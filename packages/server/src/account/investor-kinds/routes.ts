import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { decideKind } from './decide-kind.ts';
import { giveUpKind } from './give-up-kind.ts';
import { investorKindList } from './queries.ts';
import { requestKind } from './request-kind.ts';

export async function registerInvestorKinds(app: FastifyInstance): Promise<void> {
  route(app, v1.investorKinds.find, investorKindList.find);
  exportRoute(app, v1.investorKinds.export, {
    fileName: 'investor-kinds',
    find: investorKindList.file,
    values: { fileName: ({ file }) => file?.name ?? null },
  });
  route(app, v1.investorKinds.findOne, (call) =>
    investorKindList.one(call.db, call.params.investorKindId, call),
  );

  route(app, v1.investorKinds.create, ({ caller, body, change, services, scope }) =>
    change(async (draft) => {
      const id = await requestKind(draft, services, caller, body);
      return investorKindList.one(draft.tx, id, { scope, caller });
    }),
  );

  route(app, v1.investorKinds.giveUp, ({ params, caller, body, change, now, scope }) =>
    change(async (draft) => {
      const { investorKindId } = params;
      await giveUpKind(draft, { investorKindId, userId: caller.userId, now }, body.state);
      return investorKindList.one(draft.tx, investorKindId, { scope, caller });
    }),
  );

  route(
    app,
    v1.investorKinds.edit,
    ({ params, caller, body, change, now, scope }) =>
      change(async (draft) => {
        const { investorKindId } = params;
        await decideKind(draft, { investorKindId, deciderId: caller.userId, now }, body);
        return investorKindList.one(draft.tx, investorKindId, { scope, caller });
      }),
    { findCurrent: (call) => investorKindList.one(call.db, call.params.investorKindId, call) },
  );
}
