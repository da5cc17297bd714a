import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { cannedAnswerRows } from '../canned-answers.ts';
import { documentTypeRows } from '../document-types.ts';
import { projectTypeRows } from '../project-types.ts';
import type { Promotions } from '../promotions/index.ts';
import { templateRows } from '../templates.ts';
import { noted } from './noted.ts';

/** Audit entries for the catalogue that the first administrator set up, and for later promotions. */
export function trailOfCatalogue(promotions: Promotions, calendar: Calendar): Noted[] {
  const adminId = accountId('admin', calendar);
  const created = (subjectType: string, subjectId: string, after: { createdAt?: Date | undefined }) =>
    noted(after.createdAt as Date, adminId, {
      action: `${subjectType}.create`,
      subjectType,
      subjectId,
      after: { ...after },
    });
  return [
    ...documentTypeRows(calendar).map((row) => created('document-type', row.documentTypeId, row)),
    ...projectTypeRows(calendar).map((row) => created('project-type', row.projectTypeId, row)),
    ...templateRows(calendar).map((row) => created('template', row.templateId, row)),
    ...cannedAnswerRows(calendar).map((row) => created('canned-answer', row.cannedAnswerId, row)),
    ...promotions.rows.map((row) => created('promotion', row.promotionId as string, row)),
  ];
}
