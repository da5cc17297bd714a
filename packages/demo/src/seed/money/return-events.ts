import type { TaxWithholder } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { taxAccountOf } from '@semilla/server/ledger/accounts.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { closeProject } from '@semilla/server/money/commands/close-project.ts';
import { financeProject } from '@semilla/server/money/commands/finance-project.ts';
import { recordRepayment, releaseToPromoter } from '@semilla/server/money/commands/pay-promoter.ts';
import { payTax } from '@semilla/server/money/commands/pay-tax.ts';
import { runDistribution } from '@semilla/server/money/commands/run-distribution.ts';
import { balanceOf } from '@semilla/server/money/engine/world.ts';
import { scheduleOf } from '@semilla/server/project/distributions/schedule-of.ts';
import type { Calendar } from '../calendar.ts';
import { historyOf } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';
import { projectId, projectRow, recoveredAt } from '../projects/write.ts';
import { actorOf } from '../trail/noted.ts';
import { fundings } from './fundings.ts';
import type { DemoEvent } from './run-events.ts';
import type { Teller } from './teller.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const atHour = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);

function proofOf(
  teller: Teller,
  project: DemoProject,
  title: string,
  amountCents: number,
  at: Date,
): StoredDocument {
  const { userId: uploadedBy } = teller.staff('admin');
  return teller.folder.add({
    key: `payment ${project.url} ${at.getTime()}`,
    purpose: 'payment-proof',
    fileName: `${title.split(' ')[0]?.toLowerCase()}-${at.toISOString().slice(0, 10)}.pdf`,
    uploadedBy,
    createdAt: at,
    title: title,
    facts: [
      ['Promotor', project.promoter.name],
      ['Proyecto', project.name],
      ['Importe', formatMoney(amountCents)],
      ['Fecha valor', formatDate(at)],
    ],
  });
}

function release(project: DemoProject, amountCents: number, at: Date): DemoEvent {
  return {
    at,
    happen(teller) {
      const proof = proofOf(teller, project, 'Entrega al promotor', amountCents, at);
      const admin = teller.staff('admin');
      const payment = { actor: actorOf(admin.userId), admin, proof, amountCents };
      teller.act(releaseToPromoter({ ...payment, projectId: projectId(project, teller.calendar) }), at);
    },
  };
}

function repayment(project: DemoProject, amountCents: number, at: Date): DemoEvent {
  return {
    at,
    happen(teller) {
      const proof = proofOf(teller, project, 'Pago del promotor', amountCents, at);
      const admin = teller.staff('admin');
      const payment = { actor: actorOf(admin.userId), admin, proof, amountCents };
      const id = projectId(project, teller.calendar);
      teller.act(recordRepayment({ ...payment, projectId: id }), at);
    },
  };
}

/** Repayments since a default, an hour before staff note them. */
function recoveries(project: DemoProject, calendar: Calendar): DemoEvent[] {
  const stages = project.loanDefault?.stages ?? [];
  return stages.map((stage) =>
    repayment(project, stage.euros * 100, new Date(recoveredAt(stage, calendar).getTime() - hourMs)),
  );
}

function delivery(project: DemoProject, period: number, amountCents: number, dueOn: string): DemoEvent[] {
  const deliveredAt = atHour(dueOn, 10);
  return [
    repayment(project, amountCents, atHour(dueOn, 8)),
    {
      at: deliveredAt,
      happen(teller) {
        const { userId: adminId } = teller.staff('admin');
        const run = { actor: actorOf(adminId), adminId, period };
        const id = projectId(project, teller.calendar);
        teller.act(runDistribution({ ...run, projectId: id }), deliveredAt);
      },
    },
  ];
}

const daysUntilTax = 20;

/** The payment of a delivery's withheld tax, to the tax office or to the promoter who withholds it. */
function taxPayment(project: DemoProject, dueOn: string, taxWithholder: TaxWithholder | null): DemoEvent {
  const title = taxWithholder === 'platform' ? 'Ingreso en Hacienda' : 'Entrega de la retención';
  const at = new Date(atHour(dueOn, 9).getTime() + daysUntilTax * dayMs);
  return {
    at,
    happen(teller) {
      const id = projectId(project, teller.calendar);
      const amountCents = balanceOf(teller.world, taxAccountOf(id));
      const proof = proofOf(teller, project, title, amountCents, at);
      const admin = teller.staff('admin');
      teller.act(payTax({ actor: actorOf(admin.userId), admin, proof, projectId: id }), at);
    },
  };
}

function close(project: DemoProject, at: Date, refund: boolean): DemoEvent {
  return {
    at,
    happen(teller) {
      const { userId: adminId } = teller.staff(refund ? 'admin2' : 'admin');
      const id = projectId(project, teller.calendar);
      teller.act(closeProject({ actor: actorOf(adminId), projectId: id, refund, adminId }), at);
    },
  };
}

/** The events of a financed or closed project: release, repayments, deliveries and closing. */
export function returnEvents(project: DemoProject, calendar: Calendar): DemoEvent[] {
  const { passed } = historyOf(project, calendar);
  const { isRefunded = false, isLate = false, isTaxWaiting = false } = fundings[project.url] ?? {};
  const since = (name: string) => passed.find(({ phase }) => phase === name)?.from;
  const [financed, closed] = [since('Financed'), since('Closed')];
  const closing = closed ? [close(project, closed, isRefunded)] : [];
  if (!financed) return closing;

  const row = projectRow(project, calendar);
  const amountInvestedCents = row.financingAmountCents;
  // A closed project retains nothing.
  const retainedCents = closed ? 0 : (project.terms.retainedEuros ?? 0) * 100;
  const startsAtMs = row.startedAt && !row.withdrawMoneyFinanced ? atHour(row.startedAt, 11).getTime() : 0;
  const releasedAt = new Date(Math.max(financed.getTime() + dayMs + hourMs, startsAtMs));
  const schedule = scheduleOf({ ...row, amountInvestedCents }, financed);
  const deliveries = schedule.flatMap(({ period, grossCents, principalCents, dueOn }) =>
    delivery(project, period, grossCents + principalCents, dueOn),
  );
  const isDelivered = !isLate && !project.loanDefault;
  // Of what the platform withheld later, some is still to be paid.
  const taxes = row.taxWithholder === 'platform' ? schedule.slice(0, 1) : schedule;
  const financing = {
    at: financed,
    happen: (teller: Teller) =>
      void teller.act(financeProject(projectId(project, teller.calendar)), financed),
  };
  return [
    financing,
    release(project, amountInvestedCents - retainedCents, releasedAt),
    ...(isDelivered ? deliveries : []),
    ...recoveries(project, calendar),
    ...(isDelivered && !isTaxWaiting
      ? taxes.map(({ dueOn }) => taxPayment(project, dueOn, row.taxWithholder))
      : []),
    ...closing,
  ];
}
