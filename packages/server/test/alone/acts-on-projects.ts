import { buildIban, buildPdf, buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { fileOf, formOf } from '../forms.ts';
import { projectUrl } from '../orders.ts';
import { addPayoutAccount } from '../payout-accounts.ts';
import { allocate } from '../reserved.ts';
import { proposeTaxTreatment, taxTreatmentsUrl } from '../tax-treatments.ts';
import type { Stage } from './stage.ts';

const alone = true;
const why = 'Me lo han pedido por teléfono.';
const minuteMs = 60_000;
const proof = () => fileOf(buildPdf('Justificante'), 'justificante.pdf');

/** Attempts to open a draft without a published sheet. */
function actsOnOpenings(stage: Stage) {
  return {
    'projects.edit opened': () =>
      stage.marta.patch(projectUrl(stage.draftId), { body: { phaseId: phaseIds.Investment }, alone }),
    'projectOpenings.plan': () =>
      stage.marta.post(`${projectUrl(stage.draftId)}/opening`, {
        body: {
          phaseName: 'Investment',
          opensAt: new Date(stage.test.clock.now.getTime() + minuteMs).toISOString(),
        },
        alone,
      }),
    'projectOpenings.cancel': () =>
      stage.marta.post(`${projectUrl(stage.draftId)}/opening/cancel`, { body: {}, alone }),
  };
}

const editAlone = (stage: Stage, projectId: string, body: object) =>
  stage.marta.patch(projectUrl(projectId), { body, alone });

/** Attempts to declare a loan in default, which is public and cannot be taken back. */
const actsOnLoans = (stage: Stage) => ({
  'loans.judge': () =>
    stage.marta.post(`${projectUrl(stage.projectId)}/loan/default`, {
      body: { reason: 'Ha pedido el concurso.', reasonEn: 'It has filed for insolvency.', why },
      alone,
    }),
});

/** Attempts to change what two people decide, or what investors accepted. */
const editsOfTerms = (stage: Stage) => ({
  'projects.edit tax': () => editAlone(stage, stage.taxed.projectId, { taxWithholder: 'platform' }),
  'projects.edit guarded': () => editAlone(stage, stage.projectId, { withdrawMoneyFinanced: false }),
  'projects.edit ground': () => editAlone(stage, stage.draftId, { untaxedGround: 'noInterest' }),
  'projects.edit terms': () => editAlone(stage, stage.projectId, { targetProfitability: '1.00' }),
});

/** Attempts with projects that hold or raise money. */
export function actsOnProjects(stage: Stage) {
  const project = (act: string, given: object) =>
    stage.marta.post(`${projectUrl(stage.projectId)}/${act}`, { ...given, alone });
  const edit = (projectId: string, body: object) => editAlone(stage, projectId, body);
  return {
    'payoutAccounts.create': () =>
      addPayoutAccount(stage.marta, stage.projectId, { account: buildIban(4_711), why }, { alone }),
    'sheets.publish': async () => {
      const url = `${projectUrl(stage.openProjectId)}/sheet`;
      const body = { texts: buildSheetTexts(), terms: { managerFee: '0.00', dateEnd: '2099-12-31' } };
      const { version = 1 } = (await stage.marta.patch(url, { body })).json();
      const changes = { changes: 'Se corrige la comisión.', changesEn: 'The fee is corrected.' };
      return stage.marta.post(`${url}/publish`, {
        body: { seenVersion: version, ...changes, ...sheetAttested, why },
        alone,
      });
    },
    'sheets.suspend': () =>
      stage.marta.post(`${projectUrl(stage.openProjectId)}/sheet/suspend`, {
        body: { reason: 'Falta una deuda.', reasonEn: 'A debt is missing.' },
        alone,
      }),
    'projectPayments.release': () => project('release', { form: formOf({ file: proof(), why }) }),
    'projectPayments.orderRelease': () => project('release-orders', { body: { why } }),
    'projectPayments.orderTax': () =>
      stage.marta.post(`${projectUrl(stage.taxed.projectId)}/tax-orders`, { body: { why }, alone }),
    'projectPayments.repay': () =>
      project('repayments', { form: formOf({ file: proof(), amount: '200.00', why }) }),
    'projectPayments.payTax': () =>
      stage.marta.post(`${projectUrl(stage.taxed.projectId)}/tax-payments`, {
        form: formOf({ file: proof(), why }),
        alone,
      }),
    'distributions.distribute': () =>
      stage.marta.post(`${projectUrl(stage.repaidProjectId)}/distributions`, {
        body: { period: 1, why },
        alone,
      }),
    'distributions.correctTax': () =>
      stage.marta.post(
        `${projectUrl(stage.taxed.projectId)}/distributions/${stage.taxed.distributionId}/tax-corrections`,
        { body: { userId: stage.taxed.userId, why }, alone },
      ),
    'taxTreatments.create': () =>
      proposeTaxTreatment(stage.marta, stage.investor.userId, { kind: 'exemptEntity', why }, { alone }),
    'taxTreatments.end': () =>
      stage.marta.post(`${taxTreatmentsUrl}/${stage.taxed.taxTreatmentId}/end`, {
        body: { toDate: '2026-01-31', why },
        alone,
      }),
    'distributions.closeProject': () => project('close', { body: { refund: true, why } }),
    'distributions.closeProject preinvestment': () =>
      stage.marta.post(`${projectUrl(stage.preinvested.projectId)}/close`, {
        body: { refund: true, why },
        alone,
      }),
    'wishes.allocate': () => allocate(stage.marta, stage.wished.projectId, { alone }),
    'projects.edit phase': () => edit(stage.projectId, { phaseId: phaseIds.Closed }),
    'projects.edit financed': () => edit(stage.openProjectId, { phaseId: phaseIds.Financed }),
    'projects.edit preinvestment discarded': () =>
      edit(stage.preinvested.projectId, { phaseId: phaseIds.Discarded }),
    // After the deadline a job returns the deposits, or everything invested.
    'projects.edit preinvestment deadline': () =>
      edit(stage.preinvested.projectId, { dateEnd: stage.startedOn }),
    'projects.edit deadline': () => edit(stage.openProjectId, { dateEnd: stage.startedOn }),
    ...actsOnOpenings(stage),
    ...actsOnLoans(stage),
    ...editsOfTerms(stage),
    'projects.delete': () => stage.marta.delete(projectUrl(stage.projectId), { alone }),
  };
}

/** The acts that must come before an act, which would be refused without them. */
export const beforeProjects = {
  'projectOpenings.cancel': ['projectOpenings.plan'],
  // Waits until no order is in its reflection period, which a weekend and holidays prolong.
  'projects.edit financed': Array.from({ length: 12 }, () => 'wait' as const),
} as const;
