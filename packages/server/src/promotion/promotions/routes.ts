import { type Promotion, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import type { Viewer } from './access.ts';
import { bothOf, readImages } from './images.ts';
import { findPromotion, findPromotions, type StoredPromotion } from './queries.ts';
import { createPromotion, deletePromotion, editPromotion } from './write-promotion.ts';

const tag = 'promotions';

const noteOn = (act: string, { promotionId }: StoredPromotion) =>
  ({ action: `promotion.${act}`, subjectType: 'promotion', subjectId: promotionId }) satisfies AuditNote;

async function found(db: Db, viewer: Viewer, promotionId: string): Promise<Promotion> {
  const promotion = await findPromotion(db, viewer, promotionId);
  if (!promotion) throw new NotFound();
  return promotion;
}

/** With `admin=false` staff see the same promotions as in the front office. */
const viewerOf = (call: Viewer & { query: { admin?: boolean | undefined } }): Viewer => ({
  ...call,
  isFrontOffice: call.query.admin === false,
});

function registerReading(app: FastifyInstance): void {
  route(app, v1.promotions.find, (call) => findPromotions(call.db, viewerOf(call), call.query));

  exportRoute(app, v1.promotions.export, {
    fileName: 'promotions',
    find: (call, db, page) => findPromotions(db, viewerOf(call), { ...call.query, ...page }),
  });

  route(app, v1.promotions.findOne, (call) => found(call.db, call, call.params.promotionId));
}

export async function registerPromotions(app: FastifyInstance): Promise<void> {
  registerViewRule('promotion-image', async () => 'everyone');
  registerReading(app);

  route(app, v1.promotions.create, async (call) => {
    const { imageLarge, imageSmall, images, ...fields } = call.body;
    const ready = bothOf(await readImages({ imageLarge, imageSmall, images }));
    return call.change(async (change) => {
      const promotion = await createPromotion(change, call.services, call.caller, fields, ready);
      change.audit({ ...noteOn('create', promotion), after: { ...promotion } });
      change.touch(tag);
      return found(change.tx, call, promotion.promotionId);
    });
  });

  route(
    app,
    v1.promotions.edit,
    async (call) => {
      const { imageLarge, imageSmall, images, ...fields } = call.body;
      const ready = await readImages({ imageLarge, imageSmall, images });
      const { promotionId } = call.params;
      return call.change(async (change) => {
        const { before, after } = await editPromotion(
          change,
          call.services,
          call.caller,
          promotionId,
          fields,
          ready,
        );
        change.audit({ ...noteOn('edit', after), ...differences(before, after) });
        change.touch(tag);
        return found(change.tx, call, promotionId);
      });
    },
    { findCurrent: (call) => found(call.db, call, call.params.promotionId) },
  );

  route(app, v1.promotions.delete, ({ services, params, change }) =>
    change(async (draft) => {
      const before = await deletePromotion(draft, services, params.promotionId);
      draft.audit({ ...noteOn('delete', before), before: { ...before } });
      draft.touch(tag);
    }),
  );
}
