import { sheetVersionFieldList, v1 } from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { privateToCaller, publicForever, sendFile } from '../../misc/documents/send-file.ts';
import { isOpenToEveryone, isPublic, visibleProject } from '../access.ts';
import { staffProject } from '../staff-project.ts';
import { draftOf, factsOf } from './draft-of.ts';
import { digestOf, drawForPublishing, factsForPublishing } from './draw-for-publishing.ts';
import { drawSheet, type SheetFacts } from './draw-sheet.ts';
import { editSheet } from './edit-sheet.ts';
import { publishSheet } from './publish-sheet.ts';
import {
  findSheetOwner,
  findSheetRow,
  findSuspension,
  findVersion,
  findVersionPdf,
  findVersionRows,
  findVersions,
} from './queries.ts';
import { sheetProject } from './sheet-project.ts';
import { suspendOffer } from './suspend-offer.ts';

interface Pdf {
  bytes: Uint8Array;
  language: Locale;
  etag: string;
  cacheControl: string;
}

async function sendPdf(reply: FastifyReply, { language, ...file }: Pdf): Promise<void> {
  const name = `${translate(language, 'misc.fileNames.sheet')}.pdf`;
  reply.header('content-language', language);
  await sendFile(reply, { ...file, type: 'application/pdf', name });
}

function registerVersions(app: FastifyInstance): void {
  route(app, v1.sheetVersions.find, async ({ db, caller, params, query }) => {
    const { projectId } = await visibleProject(db, caller, params.projectId);
    const page = await findVersions(db, projectId, query);
    if (!isPublic(caller)) return page;
    return { ...page, data: page.data.map((row) => hideStaffFields(sheetVersionFieldList, row)) };
  });

  exportRoute(app, v1.sheetVersions.export, {
    find: async ({ caller, params, query }, db, page) => {
      const { projectId } = await visibleProject(db, caller, params.projectId);
      const { data } = await findVersionRows(db, projectId, { ...query, ...page });
      if (!isPublic(caller)) return { data };
      return { data: data.map((row) => hideStaffFields(sheetVersionFieldList, row)) };
    },
  });

  route(app, v1.sheetVersions.findPdf, async ({ db, caller, params, query: { language }, reply }) => {
    const project = await sheetProject(db, caller, params.projectId);
    const found = await findVersionPdf(db, project.projectId, params.number, language);
    if (!found) throw new NotFound();
    await sendPdf(reply, {
      bytes: found.bytes,
      language,
      etag: `"${project.projectId}/${params.number}/${language}"`,
      cacheControl: isOpenToEveryone(project) ? publicForever : privateToCaller,
    });
  });
}

async function draftFor(db: Db, { caller, scope, params, services, now }: Call<typeof v1.sheets.findOne>) {
  const project = await staffProject(db, { caller, scope }, params.projectId);
  const owner = await findSheetOwner(db, project);
  const row = await findSheetRow(db, project.projectId);
  return draftOf(project, row, services.config, { at: now, owner });
}

async function draftFacts(call: Call<typeof v1.sheets.findPdf>): Promise<SheetFacts> {
  const { db, params, services, now } = call;
  const project = await staffProject(db, call, params.projectId);
  const row = await findSheetRow(db, project.projectId);
  const owner = await findSheetOwner(db, project);
  return factsOf(project, row, services.config, { number: undefined, at: now, owner });
}

/** The facts that a proposal would publish, unless the draft was edited since. */
async function proposedFacts(call: Call<typeof v1.sheets.findPdf>, digest: string): Promise<SheetFacts> {
  const { db, params, services, now } = call;
  const facts = await factsForPublishing(db, call, params.projectId, services.config, now);
  if (!facts || digestOf(facts) !== digest) throw new ApiError('request.edited_meanwhile');
  return facts;
}

async function lookAtSheet(tx: Db, call: Call<typeof v1.sheets.publish>): Promise<SecondLook> {
  const { projectId, name } = await staffProject(tx, call, call.params.projectId);
  return {
    act: 'publishSheet',
    subject: { type: 'project', id: projectId, name },
    onceKey: projectId,
    beneficiaryId: null,
    enteredById: null,
    why: call.body.why,
  };
}

export async function registerSheets(app: FastifyInstance): Promise<void> {
  registerVersions(app);

  route(app, v1.sheets.findOne, (call) => draftFor(call.db, call));

  route(
    app,
    v1.sheets.edit,
    async (call) => {
      await call.change((change) => editSheet(change, call, call.params.projectId, call.body, call.now));
      // The draft is drawn to count its pages. That would take too long while the project is locked.
      return draftFor(call.db, call);
    },
    { findCurrent: (call) => draftFor(call.db, call) },
  );

  route(app, v1.sheets.findPdf, async (call) => {
    const { params, now, query, reply } = call;
    const facts = query.digest ? await proposedFacts(call, query.digest) : await draftFacts(call);
    const { bytes } = await drawSheet({ ...facts, number: undefined }, query.language);
    const etag = `"draft/${params.projectId}/${now.getTime()}"`;
    await sendPdf(reply, { bytes, language: query.language, etag, cacheControl: privateToCaller });
  });

  route(app, v1.sheets.publish, async (call) => {
    const { db, services, params, body, caller, scope, approval, locale, now } = call;
    const drawn = await drawForPublishing(db, { caller, scope }, params.projectId, services.config, now);
    return call.changeWithSecond(
      (tx) => lookAtSheet(tx, call),
      async (change) => {
        const publisher = { ...params, caller, scope, locale, drawn, approvedById: approval?.deciderId };
        const number = await publishSheet(change, services, publisher, body);
        const published = await findVersion(change.tx, params.projectId, number);
        if (!published) throw new NotFound();
        return published;
      },
    );
  });

  route(app, v1.sheets.findSuspension, async (call) => {
    const { projectId, suspendedUntil } = await visibleProject(call.db, call.caller, call.params.projectId);
    const suspension = suspendedUntil ? await findSuspension(call.db, projectId) : undefined;
    if (!suspension) throw new NotFound();
    return suspension;
  });

  route(app, v1.sheets.suspend, (call) =>
    call.change(async (change) => {
      const { services, params, body, caller, scope } = call;
      const suspending = { ...params, caller, scope, userId: caller.userId };
      return { suspendedUntil: await suspendOffer(change, services, suspending, body) };
    }),
  );
}
