import { type Complaint, v1, type WholeComplaint } from '@semilla/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginAttempt } from '../../auth/attempts/attempts.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { roleOf } from '../../kit/http/caller.ts';
import { type CsvExport, exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import type { Services } from '../../kit/services.ts';
import { emailOfUser } from '../../kit/users/queries.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { sendDocument } from '../../misc/documents/send-document.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { holdAdministrator } from '../people.ts';
import {
  type Answering,
  admitComplaint,
  beginAnswer,
  decideComplaint,
  dismissComplaint,
  extendComplaint,
} from './answer-complaint.ts';
import { complaintLink, emailOfLink } from './complaint-links.ts';
import { type Complainant, createComplaint } from './create-complaint.ts';
import { findComplaints } from './find-complaints.ts';
import { complaintMails } from './mails.ts';
import { findWholeComplaint, isDocumentVisible, lockComplaint, updateComplaint } from './queries.ts';

const csv: CsvExport<typeof v1.complaints.export, Complaint> = {
  fileName: 'complaints',
  find: ({ caller, query, now }, db, page) => findComplaints(db, caller, { ...query, ...page }, now),
};

/** Mails the link to any address. Limits the attempts per mailbox and per network. */
async function requestLink({
  db,
  body,
  now,
  services,
  request,
  locale,
  change,
}: Call<typeof v1.complaints.requestLink>) {
  const { email } = body;
  await beginAttempt(db, 'mail-sender', request.ip, now);
  await beginAttempt(db, 'mailbox', email, now);
  const url = complaintLink(services.keys, email, now);
  const letter = complaintMails.link.write({ name: '', language: locale }, { url });
  const recipient = { userId: null, email, notifyGeneralEmail: true, notifyTicketEmail: true };
  await change(({ mail }) => mail(recipient, letter));
}

function emailOfVisitor({ keys }: Services, { token }: { token?: unknown }, now: Date): string {
  if (token === undefined) throw new ApiError('support.complaint_link_needed');
  return emailOfLink(keys, String(token), now);
}

async function complainantOf({
  db,
  caller,
  body,
  services,
  now,
  locale,
}: Call<typeof v1.complaints.create>): Promise<Complainant> {
  if (roleOf(caller) !== 'visitor' && caller.userId) {
    return { email: await emailOfUser(db, caller.userId), language: locale, userId: caller.userId };
  }
  return { email: emailOfVisitor(services, body, now), language: locale, userId: undefined };
}

/** Refuses visitors without a valid link before their files are read. */
async function refuseUnconfirmed(request: FastifyRequest): Promise<void> {
  const { caller, server } = request;
  if (roleOf(caller) !== 'visitor') return;
  request.admitForm = (fields) => void emailOfVisitor(server.services, fields, server.services.now());
}

async function editComplaint({ params, body, now, caller, change }: Call<typeof v1.complaints.edit>) {
  const { complaintId } = params;
  return change(async ({ tx, audit }) => {
    const before = await lockComplaint(tx, complaintId);
    assertSeen(before, body.version);
    const { responsibleId } = body;
    if (responsibleId !== undefined && responsibleId !== before.responsibleId) {
      if (responsibleId !== null) await holdAdministrator(tx, responsibleId, 'responsibleId');
      await updateComplaint(tx, complaintId, { responsibleId });
      const note = { action: 'complaint.edit', subjectType: 'complaint', subjectId: complaintId };
      const changed = { before: { responsibleId: before.responsibleId }, after: { responsibleId } };
      audit({ ...note, personId: before.userId, ...changed });
    }
    return findWholeComplaint(tx, caller, complaintId, now);
  });
}

type Answered = Pick<
  Call<typeof v1.complaints.dismiss>,
  'db' | 'params' | 'services' | 'caller' | 'now' | 'change'
>;

const findAsSeen = ({ db, caller, params, now }: Pick<Answered, 'db' | 'params' | 'caller' | 'now'>) =>
  findWholeComplaint(db, caller, params.complaintId, now);

function answered(
  { params, services, caller, now, change }: Answered,
  seen: number | undefined,
  act: (answering: Answering) => Promise<void>,
): Promise<WholeComplaint> {
  return change(async (draft) => {
    await act(await beginAnswer({ change: draft, services, caller }, params.complaintId, seen));
    return findWholeComplaint(draft.tx, caller, params.complaintId, now);
  });
}

function registerAnswers(app: FastifyInstance): void {
  const seen = { findCurrent: findAsSeen };
  const { admit, dismiss, extend, decide } = v1.complaints;
  route(
    app,
    admit,
    (call) => answered(call, call.body.version, (answering) => admitComplaint(answering, call.body)),
    seen,
  );
  route(
    app,
    dismiss,
    (call) => answered(call, call.body.version, (answering) => dismissComplaint(answering, call.body)),
    seen,
  );
  route(
    app,
    extend,
    (call) => answered(call, call.body.version, (answering) => extendComplaint(answering, call.body)),
    seen,
  );
  route(
    app,
    decide,
    (call) => answered(call, call.body.version, (answering) => decideComplaint(answering, call.body)),
    seen,
  );
}

export async function registerComplaints(app: FastifyInstance): Promise<void> {
  registerViewRule('complaint-document', async (db, documentId, caller) =>
    (await isDocumentVisible(db, caller, documentId)) ? 'caller' : 'nobody',
  );

  route(app, v1.complaints.find, ({ db, caller, query, now }) => findComplaints(db, caller, query, now));
  exportRoute(app, v1.complaints.export, csv);
  route(app, v1.complaints.requestLink, requestLink);
  route(app, v1.complaints.checkLink, async ({ body, services, now }) => ({
    email: emailOfLink(services.keys, body.token, now),
  }));

  await app.register(async (form) => {
    form.decorateRequest('admitForm');
    form.addHook('onRequest', refuseUnconfirmed);
    route(form, v1.complaints.create, async (call) => {
      const complainant = await complainantOf(call);
      const { token: _, ...complaint } = call.body;
      return call.change((draft) => createComplaint(draft, call.services, complainant, complaint));
    });
  });

  route(app, v1.complaints.findOne, findAsSeen);
  route(app, v1.complaints.edit, editComplaint, { findCurrent: findAsSeen });
  registerAnswers(app);

  route(app, v1.complaints.viewDocument, async ({ db, services, caller, params, reply }) => {
    const { documentId } = params;
    if (!(await isDocumentVisible(db, caller, documentId))) throw new NotFound();
    const stored = await findDocument(db, documentId);
    if (!stored) throw new NotFound();
    await sendDocument(services, reply, stored);
  });
}
