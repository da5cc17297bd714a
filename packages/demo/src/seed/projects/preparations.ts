import { momentFromTyped } from '@semilla/format';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import { notedPlan } from '@semilla/server/project/project-openings/queries.ts';
import { projectOpenings } from '@semilla/server/schema/project-openings.ts';
import { projectReviews } from '@semilla/server/schema/project-reviews.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { noted } from '../trail/noted.ts';
import { historyOf } from './history-of.ts';
import { albergueBierzo } from './hospitality/albergue-bierzo.ts';
import { herdadeEvora } from './solar/herdade-evora.ts';
import { projectId } from './write.ts';

function reviewRow(calendar: Calendar) {
  const { manager } = albergueBierzo;
  assert(manager, 'a draft in review has a manager');
  return {
    projectId: projectId(albergueBierzo, calendar),
    sentById: accountId(manager, calendar),
    sentAt: calendar.ago(1, 12, 20),
    message:
      'Las fotos del patio y el plan de obra ya están. Falta que el promotor firme la ficha, me la manda esta semana.',
  };
}

/** On the first day of its financing period. */
function openingRow(calendar: Calendar) {
  const [year, month, day] = (historyOf(herdadeEvora, calendar).dateStart ?? '').split('-');
  const opensAt = momentFromTyped(`${day}/${month}/${year} 10:00`);
  assert(opensAt, 'a project with a planned opening has a first day');
  return {
    projectId: projectId(herdadeEvora, calendar),
    phaseName: 'Investment' as const,
    opensAt,
    plannedById: accountId('admin', calendar),
    plannedAt: calendar.ago(2, 11, 45),
  };
}

/** Puts one draft in review, and plans the opening of another project. */
export async function seedPreparations(tx: Db, calendar: Calendar): Promise<void> {
  await tx.insert(projectReviews).values(reviewRow(calendar));
  await tx.insert(projectOpenings).values(openingRow(calendar));
}

/** The audit entries of the review and of the plan. */
export function trailOfPreparations(calendar: Calendar): Noted[] {
  const review = reviewRow(calendar);
  const opening = openingRow(calendar);
  return [
    noted(review.sentAt, review.sentById, {
      action: 'project.send-for-review',
      subjectType: 'project',
      subjectId: review.projectId,
      after: { message: review.message },
    }),
    noted(opening.plannedAt, opening.plannedById, {
      action: 'project.plan-opening',
      subjectType: 'project',
      subjectId: opening.projectId,
      after: notedPlan(opening),
    }),
  ];
}
