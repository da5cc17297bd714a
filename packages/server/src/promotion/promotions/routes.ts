import {
  createPromotion,
  deletePromotion,
  editPromotion,
  exportPromotions,
  listPromotions,
  type Promotion,
  readPromotion,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../audit/index.ts';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import type { Viewer } from './access.ts';
import { bothOf, readImages } from './images.ts';
import { findPromotion, findPromotions, type StoredPromotion } from './repository.ts';
import { addPromotion, changePromotion, dropPromotion } from './write-promotion.ts';

const tag = 'promotions';

const noteOn = (act: string, { promotionId }: StoredPromotion) =>
  ({ action: `promotion.${act}`, subjectType: 'promotion', subjectId: promotionId }) satisfies AuditNote;

async function found(db: Db, viewer: Viewer, promotionId: string): Promise<Promotion> {
  const promotion = await findPromotion(db, viewer, promotionId);
  if (!promotion) throw new NotFound();
  return promotion;
}

/** `admin=false` is how staff see what the front office shows them. */
const viewerOf = (call: Viewer & { query: { admin?: boolean | undefined } }): Viewer => ({
  ...call,
  isFrontOffice: call.query.admin === false,
});

function registerReading(app: FastifyInstance): void {
  route(app, listPromotions, (call) => findPromotions(call.db, viewerOf(call), call.query));

  exportRoute(app, exportPromotions, {
    fileName: 'promotions',
    find: (call, db, page) => findPromotions(db, viewerOf(call), { ...call.query, ...page }),
  });

  route(app, readPromotion, (call) => found(call.db, call, call.params.promotionId));
}

export async function registerPromotions(app: FastifyInstance): Promise<void> {
  registerViewRule('promotion-image', async () => 'everyone');
  registerReading(app);

  route(app, createPromotion, async (call) => {
    const { imageLarge, imageSmall, images, ...fields } = call.body;
    const ready = bothOf(await readImages({ imageLarge, imageSmall, images }));
    return call.change(async (one) => {
      const promotion = await addPromotion(one, call.services, call.caller, fields, ready);
      one.audit({ ...noteOn('create', promotion), after: { ...promotion } });
      one.touch(tag);
      return found(one.tx, call, promotion.promotionId);
    });
  });

  route(app, editPromotion, async (call) => {
    const { imageLarge, imageSmall, images, ...fields } = call.body;
    const ready = await readImages({ imageLarge, imageSmall, images });
    const { promotionId } = call.params;
    return call.change(async (one) => {
      const { before, after } = await changePromotion(
        one,
        call.services,
        call.caller,
        promotionId,
        fields,
        ready,
      );
      one.audit({ ...noteOn('edit', after), ...differences(before, after) });
      one.touch(tag);
      return found(one.tx, call, promotionId);
    });
  });

  route(app, deletePromotion, ({ services, params, change }) =>
    change(async (one) => {
      const before = await dropPromotion(one, services, params.promotionId);
      one.audit({ ...noteOn('delete', before), before: { ...before } });
      one.touch(tag);
    }),
  );
}
