import { z } from 'zod';
import { csvExportOf } from '../../shared/csv-export-of.ts';
import { civilDate } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { anyOf } from '../../shared/one-or-more.ts';
import { flag, page, paging } from '../../shared/paging.ts';
import { email, id, searchText, text } from '../../shared/text.ts';
import { seenVersion } from '../../shared/version.ts';
import { complaintFilesMax, complaintToken, sentComplaint } from './complaint-form.ts';
import {
  complaint,
  complaintFieldList,
  complaintOutcome,
  complaintReceipt,
  complaintState,
  wholeComplaint,
} from './complaint-record.ts';
import { deadlineNearDays } from './complaint-rules.ts';

const complaintParams = z.strictObject({ complaintId: id });
const top = '/v1/support/complaints';

export const complaintReasons = text(5_000).meta({ example: 'Se refiere a un servicio de la plataforma.' });
const contact = text(300)
  .optional()
  .meta({ example: 'Elena Vidal, hola@semilla.example', description: 'The company’s, if left out.' });
const answerBy = civilDate.meta({
  description: 'By when the complainant gets the next answer: a day to come.',
});

const find = endpoint({
  method: 'GET',
  path: top,
  summary: 'The register of complaints; customers find their own.',
  who: 'complaints.read',
  query: z.strictObject({
    ...paging(['receivedAt', 'reference', 'deadline', 'name', 'state', 'responsibleName'], 'desc'),
    search: searchText
      .optional()
      .meta({ description: 'A part of the reference, of the complainant’s name, or of what it concerns.' }),
    state: anyOf(complaintState).optional(),
    outcome: anyOf(complaintOutcome).optional(),
    userId: id.optional(),
    responsibleId: id.optional(),
    isLate: flag.optional().meta({ description: 'Whether the deadline has passed.' }),
    isDue: flag
      .optional()
      .meta({ description: `Whether the deadline has passed or is at most ${deadlineNearDays} days away.` }),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
  }),
  answer: page(complaint),
});

const act = {
  method: 'POST',
  who: 'complaints.handle',
  params: complaintParams,
  status: 200,
  answer: wholeComplaint,
  errors: ['support.complaint_answered', 'support.own_complaint', 'request.edited_meanwhile'],
} as const;

export const complaintsEndpoints = {
  find,
  export: csvExportOf(find, complaintFieldList),
  requestLink: endpoint({
    method: 'POST',
    path: `${top}/links`,
    summary: 'Mails a visitor a link that opens the form with a confirmed e-mail address.',
    who: 'anyone',
    body: z.strictObject({ email }),
    status: 204,
    errors: ['auth.too_many_attempts'],
  }),
  checkLink: endpoint({
    method: 'POST',
    path: `${top}/links/check`,
    summary: 'The e-mail address that the link of a visitor confirms.',
    who: 'anyone',
    body: z.strictObject({ token: complaintToken }),
    status: 200,
    answer: z.object({ email: z.string().meta({ example: 'lucia@example.com' }) }),
    errors: ['support.complaint_link_invalid'],
  }),
  create: endpoint({
    method: 'POST',
    path: top,
    summary:
      'Sends a complaint. Visitors need the token of their link; customers use their own e-mail address.',
    who: 'anyone',
    body: sentComplaint,
    bodyKind: 'multipart',
    filesMax: complaintFilesMax + 2,
    answer: complaintReceipt,
    errors: [
      'file.unreadable',
      'support.complaint_link_needed',
      'support.complaint_link_invalid',
      'support.too_many_complaints',
    ],
    idempotency: 'accepted',
  }),
  findOne: endpoint({
    method: 'GET',
    path: `${top}/:complaintId`,
    summary: 'A complaint with its files and the answers to it.',
    who: 'complaints.read',
    params: complaintParams,
    answer: wholeComplaint,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: `${top}/:complaintId`,
    summary: 'Makes an administrator responsible for a complaint.',
    who: 'complaints.handle',
    params: complaintParams,
    body: z
      .strictObject({ responsibleId: id.nullable(), version: seenVersion })
      .partial()
      .meta({ example: { responsibleId: null } }),
    answer: wholeComplaint,
  }),
  admit: endpoint({
    ...act,
    path: `${top}/:complaintId/admit`,
    summary: 'Acknowledges a complaint as admissible, and announces by when it is decided.',
    body: z.strictObject({ reasons: complaintReasons, contact, answerBy, version: seenVersion }),
  }),
  dismiss: endpoint({
    ...act,
    path: `${top}/:complaintId/dismiss`,
    summary: 'Acknowledges a complaint as inadmissible, with the reasons, which ends it.',
    body: z.strictObject({ reasons: complaintReasons, contact, version: seenVersion }),
  }),
  extend: endpoint({
    ...act,
    path: `${top}/:complaintId/extend`,
    summary: 'Announces that the decision comes later: why, and by when.',
    body: z.strictObject({ reasons: complaintReasons, answerBy, version: seenVersion }),
    errors: [...act.errors, 'support.complaint_not_admitted'],
  }),
  decide: endpoint({
    ...act,
    path: `${top}/:complaintId/decide`,
    summary: 'Decides on every point of a complaint, with reasons, which ends it.',
    body: z.strictObject({
      points: z
        .array(
          z.strictObject({
            point: text(500).meta({ example: 'El pago llegó tarde.' }),
            outcome: complaintOutcome,
            reasons: complaintReasons,
          }),
        )
        .min(1, { error: 'required' })
        .max(20, { error: 'too_many' }),
      version: seenVersion,
    }),
    errors: [...act.errors, 'support.complaint_not_admitted'],
  }),
  viewDocument: endpoint({
    method: 'GET',
    path: `${top}/view-document/:documentId`,
    summary: 'Streams a file of a complaint to callers who may see it.',
    who: 'complaints.read',
    params: z.strictObject({ documentId: id }),
    answerKind: 'file',
  }),
};
