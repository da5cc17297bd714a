import { type InvestorKindRecord, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { decideKind } from './decide-kind.ts';
import { giveUpKind } from './give-up-kind.ts';
import { findKind, findKindRows, findKinds } from './queries.ts';
import { requestKind } from './request-kind.ts';

type Reading = Pick<Call<typeof v1.investorKinds.find>, 'scope' | 'caller'>;

const reachOf = ({ scope, caller }: Reading) => withinReach({ scope, caller }, investorKinds.userId);

async function found(
  { db, ...reading }: Reading & Pick<Call<typeof v1.investorKinds.find>, 'db'>,
  id: string,
): Promise<InvestorKindRecord> {
  const record = await findKind(db, id, reachOf(reading));
  if (!record) throw new NotFound();
  return record;
}

export async function registerInvestorKinds(app: FastifyInstance): Promise<void> {
  route(app, v1.investorKinds.find, (call) => findKinds(call.db, call.query, reachOf(call)));
  exportRoute(app, v1.investorKinds.export, {
    fileName: 'investor-kinds',
    find: (call, db, page) => findKindRows(db, { ...call.query, ...page }, reachOf(call)),
    values: { fileName: ({ file }) => file?.name ?? null },
  });
  route(app, v1.investorKinds.findOne, (call) => found(call, call.params.investorKindId));

  route(app, v1.investorKinds.create, ({ caller, body, change, services, scope }) =>
    change(async (draft) => {
      const id = await requestKind(draft, services, caller, body);
      return found({ db: draft.tx, scope, caller }, id);
    }),
  );

  route(app, v1.investorKinds.giveUp, ({ params, caller, body, change, now, scope }) =>
    change(async (draft) => {
      const { investorKindId } = params;
      await giveUpKind(draft, { investorKindId, userId: caller.userId, now }, body.state);
      return found({ db: draft.tx, scope, caller }, investorKindId);
    }),
  );

  route(
    app,
    v1.investorKinds.edit,
    ({ params, caller, body, change, now, scope }) =>
      change(async (draft) => {
        const { investorKindId } = params;
        await decideKind(draft, { investorKindId, deciderId: caller.userId, now }, body);
        return found({ db: draft.tx, scope, caller }, investorKindId);
      }),
    { findCurrent: (call) => found(call, call.params.investorKindId) },
  );
}
