import { cents as wholeCents } from '@semilla/contract';
import { emptyColumns } from '@semilla/server/kit/database/empty-columns.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { phaseIds } from '@semilla/server/project/phases/catalogue.ts';
import { projectDescriptions } from '@semilla/server/schema/project-descriptions.ts';
import { projectPhases } from '@semilla/server/schema/project-phases.ts';
import { projectTimeline } from '@semilla/server/schema/project-timeline.ts';
import { projects } from '@semilla/server/schema/projects.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { projectTypeId } from '../project-types.ts';
import { publicationsOf } from '../sheets/published.ts';
import { historyOf } from './history-of.ts';
import type { DemoProject, LoanDefault } from './project.ts';

export function projectId(project: DemoProject, calendar: Calendar): string {
  return demoId(`project ${project.url}`, historyOf(project, calendar).createdAt);
}

/** The id of an entry in the phase history of a project. */
export function projectPhaseId(project: DemoProject, phase: string, from: Date): string {
  return demoId(`phase ${project.url} ${phase}`, from);
}

const cents = (euros: number) => Math.round(euros * 100);
const hundredths = (percent: number) => Math.round(percent * 100);

type ProjectRow = Omit<typeof projects.$inferSelect, 'percentageInvestedHundredths'>;

/** The row of a project without investments; the seeded orders update its totals. */
export function projectRow(project: DemoProject, calendar: Calendar): ProjectRow {
  const { terms, url, name, direction, country, promoter, guaranteeAgent } = project;
  const { phase, passed: _, ...times } = historyOf(project, calendar);
  return {
    ...emptyColumns(projects),
    version: 1,
    projectId: projectId(project, calendar),
    phaseId: phaseIds[phase],
    projectTypeId: projectTypeId(project.type, calendar),
    managerId: project.manager && accountId(project.manager, calendar),
    url,
    name,
    direction,
    country,
    promoter,
    guaranteeAgent,
    ...times,
    private: project.private ?? false,
    amountInvestedCents: 0,
    investorNumber: 0,
    waitingNumber: 0,
    lastPlaceNumber: 0,
    wishNumber: 0,
    sheetVersion: publicationsOf(project, calendar).length || null,
    refundBelowTarget: publicationsOf(project, calendar).length > 0,
    financingAmountCents: cents(terms.financingEuros),
    minimumInvestmentCents: cents(terms.minimumEuros),
    durationMonths: terms.months,
    targetProfitabilityHundredths: hundredths(terms.profitabilityPercent),
    deliveryFeePeriod: terms.delivery,
    managerFeeHundredths: hundredths(terms.managerFeePercent),
    taxWithholder: terms.taxWithholder ?? 'promoter',
    cancellationFeeHundredths: hundredths(terms.cancellationFeePercent),
    maxInvestorNumber: terms.maxInvestors ?? null,
    showInvestorNumber: terms.showInvestors ?? true,
    withdrawMoneyFinanced: terms.withdrawWhenFinanced ?? false,
    preinvestorMaxNumber: terms.preinvestment?.maxInvestors ?? null,
    preinvestorDepositCents: terms.preinvestment ? cents(terms.preinvestment.depositEuros) : null,
    preinvestorAmountCents: terms.preinvestment ? cents(terms.preinvestment.amountEuros) : null,
  };
}

function phaseRows(project: DemoProject, calendar: Calendar): (typeof projectPhases.$inferInsert)[] {
  return historyOf(project, calendar).passed.map(({ phase, from, to }) => ({
    projectPhaseId: projectPhaseId(project, phase, from),
    projectId: projectId(project, calendar),
    phaseId: phaseIds[phase],
    from,
    to,
  }));
}

export function descriptionRows(
  project: DemoProject,
  calendar: Calendar,
): (typeof projectDescriptions.$inferInsert)[] {
  const { createdAt } = historyOf(project, calendar);
  return project.chapters.map(({ title, html, titleEn, htmlEn }, orderIndex) => ({
    projectDescriptionId: demoId(`chapter ${project.url} ${orderIndex}`, createdAt),
    projectId: projectId(project, calendar),
    title,
    description: html.trim(),
    titleEn,
    descriptionEn: htmlEn.trim(),
    orderIndex,
    createdAt,
  }));
}

export const judgedAt = ({ daysAgo }: LoanDefault, calendar: Calendar) => calendar.ago(daysAgo, 12, 15);
export const recoveredAt = ({ daysAgo }: LoanDefault['stages'][number], calendar: Calendar) =>
  calendar.ago(daysAgo, 13, 20);

/** The default of a loan without earlier repayments, and the stages of its recovery. */
function loanRows(project: DemoProject, calendar: Calendar): (typeof projectTimeline.$inferInsert)[] {
  const { loanDefault, terms } = project;
  if (!loanDefault) return [];
  const id = projectId(project, calendar);
  const entryOf = (kind: 'default' | 'recovery', happenedAt: Date, euros: number) => ({
    projectTimelineId: demoId(`timeline ${project.url} ${kind}`, happenedAt),
    projectId: id,
    kind,
    amount: wholeCents(cents(euros)),
    happenedAt,
  });
  const { reason, reasonEn, stages } = loanDefault;
  return [
    {
      ...entryOf('default', judgedAt(loanDefault, calendar), terms.financingEuros),
      description: reason,
      descriptionEn: reasonEn,
    },
    ...stages.map((stage) => ({
      ...entryOf('recovery', recoveredAt(stage, calendar), stage.euros),
      description: stage.text,
      descriptionEn: stage.textEn,
    })),
  ];
}

export function timelineRows(
  project: DemoProject,
  calendar: Calendar,
): (typeof projectTimeline.$inferInsert)[] {
  const id = projectId(project, calendar);
  const entryId = (name: string, at: Date) => demoId(`timeline ${project.url} ${name}`, at);
  const phasesReached = historyOf(project, calendar).passed.map(({ phase, from }) => ({
    projectTimelineId: entryId(phase, from),
    projectId: id,
    kind: 'phase' as const,
    phaseName: phase,
    happenedAt: from,
  }));
  const milestones = project.milestones.map(({ daysAgo, title, text, titleEn, textEn }, index) => {
    const happenedAt = calendar.ago(daysAgo, 10 + (index % 6), 30);
    return {
      projectTimelineId: entryId(`milestone ${index}`, happenedAt),
      projectId: id,
      kind: 'milestone' as const,
      title,
      description: text,
      titleEn,
      descriptionEn: textEn,
      happenedAt,
    };
  });
  return [...phasesReached, ...milestones, ...loanRows(project, calendar)];
}

export async function seedProjects(tx: Db, all: DemoProject[], calendar: Calendar): Promise<void> {
  await tx.insert(projects).values(all.map((project) => projectRow(project, calendar)));
  await tx.insert(projectPhases).values(all.flatMap((project) => phaseRows(project, calendar)));
  await tx.insert(projectDescriptions).values(all.flatMap((project) => descriptionRows(project, calendar)));
  await tx.insert(projectTimeline).values(all.flatMap((project) => timelineRows(project, calendar)));
}
