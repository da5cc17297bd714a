import { appliedRates, type TaxTreatment, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { findTreatments } from '../../project/distributions/find-treatments.ts';
import { addTaxTreatment, shortenTaxTreatment } from './change-treatments.ts';
import { findTaxTreatment, taxTreatmentList } from './queries.ts';

async function lookAtTreatment(tx: Db, userId: string, why: string | undefined): Promise<SecondLook> {
  const customer = await lockUser(tx, userId);
  if (!customer) throw new NotFound();
  return {
    act: 'changeTaxTreatment',
    subject: { type: 'user', id: userId, name: [customer.name, customer.surname].filter(Boolean).join(' ') },
    onceKey: userId,
    beneficiaryId: userId,
    enteredById: null,
    why,
  };
}

async function stored(tx: Db, id: string) {
  const found = await findTaxTreatment(tx, id);
  if (!found) throw new NotFound();
  return found;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.taxTreatments.find, taxTreatmentList.find);
  exportRoute(app, v1.taxTreatments.export, {
    values: { fileName: ({ file }: TaxTreatment) => file.name },
    find: taxTreatmentList.file,
  });
  route(app, v1.taxTreatments.findOwnRates, async ({ caller, db, services }) => {
    const own = (await findTreatments(db, [caller.userId])).get(caller.userId) ?? [];
    const rates = appliedRates(services.config.interestTaxRates, own);
    return {
      rates: rates.map(({ from, rateHundredths, treatment }) => ({
        from,
        rate: rateHundredths,
        treatment: treatment?.kind ?? null,
      })),
    };
  });
  route(app, v1.taxTreatments.findCertificateUrl, async (call) => {
    const { row } = await stored(call.db, call.params.taxTreatmentId);
    const certificate = await findDocument(call.db, row.documentId);
    if (!certificate) throw new NotFound();
    return temporaryAddress(call.services, certificate);
  });
}

export async function registerTaxTreatments(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.taxTreatments.create, (call) =>
    call.changeWithSecond(
      (tx) => lookAtTreatment(tx, call.body.userId, call.body.why),
      async (change) => {
        const by = { proposedById: call.caller.userId, approvedById: call.approval?.deciderId };
        const id = await addTaxTreatment(change, call.services, by, call.body);
        return (await stored(change.tx, id)).answer;
      },
    ),
  );

  route(app, v1.taxTreatments.end, (call) => {
    const { taxTreatmentId } = call.params;
    return call.changeWithSecond(
      async (tx) => lookAtTreatment(tx, (await stored(tx, taxTreatmentId)).row.userId, call.body.why),
      async (change) => {
        await shortenTaxTreatment(change, taxTreatmentId, call.body);
        return (await stored(change.tx, taxTreatmentId)).answer;
      },
    );
  });
}
