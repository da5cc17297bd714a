import { v1 } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { route } from '../../kit/http/route.ts';
import { evidencePdf } from './evidence-pdf.ts';
import { findEvidence } from './find-evidence.ts';
import { orderTermsIn } from './order-terms-in.ts';
import { orderList } from './queries.ts';

export async function registerOrders(app: FastifyInstance): Promise<void> {
  route(app, v1.orders.find, orderList.find);

  exportRoute(app, v1.orders.export, {
    fileName: 'orders',
    find: orderList.file,
  });

  route(app, v1.orderTerms.find, async ({ locale, services }) =>
    orderTermsIn(locale, services.config.orderTerms),
  );

  route(app, v1.orderEvidence.findOne, (call) => {
    const { locale, params } = call;
    return findEvidence(call.db, call, { orderId: params.orderId, locale });
  });

  route(app, v1.orderEvidence.findPdf, async (call) => {
    const { orderId } = call.params;
    const locale = localeOfLink(call.request);
    const evidence = await findEvidence(call.db, call, { orderId, locale });
    const { userName } = await orderList.one(call.db, orderId, call);
    const { brandName } = call.services.config;
    const name = translate(locale, 'misc.fileNames.evidence');
    call.reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-language', locale)
      .header('content-disposition', `attachment; filename="${name}-${evidence.orderId}.pdf"`)
      .send(evidencePdf({ evidence, userName, brandName, issuedAt: call.now, locale }));
  });

  route(app, v1.orders.findOne, (call) => orderList.one(call.db, call.params.orderId, call));
}
