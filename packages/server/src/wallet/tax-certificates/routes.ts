import { civilDateAt, v1 } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findHolder } from '../statements/queries.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { findInterest, findResidence, findTaxYears } from './queries.ts';

type CertificateCall = Call<typeof v1.taxCertificates.findPdf>;

/** Reads everything a certificate shows in one snapshot. */
async function certificateFor(call: CertificateCall) {
  const { db, params, now, request, services } = call;
  const { year, walletId } = params;
  if (year >= Number(civilDateAt(now).slice(0, 4))) throw new ApiError('wallet.tax_year_not_over');
  const data = await db.transaction(
    async (tx) => {
      const holder = await findHolder(tx, call, walletId);
      if (!holder) throw new NotFound();
      const { userId } = holder;
      return {
        holder,
        interest: await findInterest(tx, userId, year),
        residence: await findResidence(tx, userId, year),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!data.interest.length) throw new NotFound();
  const { brandName, company } = services.config;
  return { ...data, year, company, brandName, issuedAt: now, locale: localeOfLink(request) };
}

export async function registerTaxCertificates(app: FastifyInstance): Promise<void> {
  route(app, v1.taxCertificates.find, async (call) => {
    const holder = await findHolder(call.db, call, call.params.walletId);
    if (!holder) throw new NotFound();
    return { data: await findTaxYears(call.db, holder.userId, call.now) };
  });

  route(app, v1.taxCertificates.findPdf, async (call) => {
    const certificate = await certificateFor(call);
    const { holder, locale, year } = certificate;
    if (holder.userId !== call.caller.userId)
      await call.change(async ({ audit }) =>
        audit({
          action: 'wallet.tax-certificate',
          subjectType: 'wallet',
          subjectId: call.params.walletId,
          after: { userId: holder.userId, fromDate: `${year}-01-01`, toDate: `${year}-12-31` },
        }),
      );
    const name = translate(locale, 'misc.fileNames.tax-certificate');
    call.reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-language', locale)
      .header('content-disposition', `attachment; filename="${name}-${year}.pdf"`)
      .send(certificatePdf(certificate));
  });
}
