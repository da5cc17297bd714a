import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money } from '../shared/money.ts';
import { percent } from '../shared/percent.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, locale, nameText, text } from '../shared/text.ts';
import { recordVersion, seenVersion } from '../shared/version.ts';
import { wholeNumber } from '../shared/whole-number.ts';
import { projectFields } from './project-record.ts';
import { sheetAttestation } from './sheet-attestation.ts';
import { type SheetTextName, sheetTextNames } from './sheet-model.ts';
import { sheetVersion } from './sheet-versions.ts';

const textInLanguage = text(2_000).nullable();

/** A text of the sheet in both languages; null until it is written. */
const sheetText = z.strictObject({
  es: textInLanguage.meta({ example: 'Rehabitia Promociones S.L., NIF B12345674.' }),
  en: textInLanguage.meta({ example: 'Rehabitia Promociones S.L., tax number B12345674.' }),
});

const sheetTexts = z.strictObject(
  Object.fromEntries(sheetTextNames.map((name) => [name, sheetText])) as Record<
    SheetTextName,
    typeof sheetText
  >,
);

/** The binding terms of an offered project. Publishing a sheet applies them to the project. */
const sheetTerms = z.strictObject({
  name: projectFields.name,
  promoterName: nameText(120).nullable().meta({ example: 'Rehabitia Promociones S.L.' }),
  dateEnd: projectFields.dateEnd,
  financingAmount: projectFields.financingAmount,
  projectDuration: projectFields.projectDuration,
  targetProfitability: projectFields.targetProfitability,
  deliveryFeePeriod: projectFields.deliveryFeePeriod,
  cancellationFee: projectFields.cancellationFee,
  managerFee: projectFields.managerFee,
  guaranteeAgent: projectFields.guaranteeAgent,
});
export type SheetTerms = z.output<typeof sheetTerms>;

const sheetFields = {
  texts: sheetTexts,
  terms: sheetTerms,
  ownFunds: money
    .nullable()
    .meta({ example: '60000.00', description: 'What the owner puts into the project; part B(e).' }),
  entryCost: percent.meta({
    example: '0.00',
    description: 'Of what is invested, charged by third parties and never by the platform; part H(a).',
  }),
  incidentalCost: percent.meta({
    example: '0.00',
    description:
      'Of what is invested, in a year, charged by third parties and never by the platform; part H(a).',
  }),
};

export const sheetContent = z.object(sheetFields);
export type SheetContent = z.output<typeof sheetContent>;

const sides = z.int().meta({ example: 5, description: 'Sides of A4.' });

/** The draft of a sheet. Its published versions are separate records. */
export const sheet = z.object({
  projectId: id,
  offerId: z
    .string()
    .nullable()
    .meta({ example: null, description: 'The identifier of the offer; null until a version is published.' }),
  ...sheetFields,
  missing: z.array(z.string().meta({ example: 'texts.keyFigures.en' })).meta({
    description: 'What has to be written before the sheet can be published.',
  }),
  sides: z.object({ es: sides, en: sides }),
  partialDays: z.int().meta({
    example: 30,
    description:
      'Days after the deadline in which an owner may take less than the target, if part B(c) allows it.',
  }),
  publishedVersion: z
    .int()
    .nullable()
    .meta({ example: 1, description: 'The number of the published version in force.' }),
  updatedAt: instant.nullable().meta({ description: 'Null while nothing was edited.' }),
  version: recordVersion,
});
export type Sheet = z.output<typeof sheet>;

const params = z.strictObject({ projectId: id });
const inLanguage = z.strictObject({ language: locale.default('es') });
const errorText = text(500);
const changesText = text(1_000).optional();

/** The reason for a suspension, as the project page shows it. */
export const offerSuspension = z.object({
  reason: errorText.meta({ example: 'La deuda del promotor es mayor de lo que dice la ficha.' }),
  reasonEn: errorText.meta({ example: 'The debt of the owner is higher than the sheet says.' }),
  until: civilDate,
});
export type OfferSuspension = z.output<typeof offerSuspension>;

/** Article 23(12): an offer is suspended for at most this many calendar days. */
export const suspensionDays = 30;

export const sheetsEndpoints = {
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/sheet',
    summary:
      'The draft of the key investment information sheet; until it is edited, what follows from the project.',
    who: 'sheets.edit',
    params,
    answer: sheet,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/projects/:projectId/sheet',
    summary: 'Edits the draft of the sheet. A field left out stays as it is.',
    who: 'sheets.edit',
    params,
    body: z
      .strictObject({
        ...sheetFields,
        texts: sheetTexts.partial(),
        terms: sheetTerms.partial(),
        version: seenVersion,
      })
      .partial()
      .meta({ example: { ownFunds: '60000.00' } }),
    answer: sheet,
    errors: ['project.sheet_not_needed', 'project.correction_waits'],
  }),
  findPdf: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/sheet/pdf',
    summary: 'The draft of the sheet as a PDF, marked as a draft.',
    who: 'sheets.edit',
    params,
    query: inLanguage.extend({
      digest: text(64).optional().meta({
        description: 'The `sheetDigest` of a proposal: refused if the draft is no longer what was proposed.',
      }),
    }),
    answerKind: 'file',
    errors: ['request.edited_meanwhile'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/sheet/publish',
    summary:
      'Proposes to publish the draft of the sheet as a new version. Once it is approved, its terms are those of the project.',
    who: 'sheets.edit',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      seenVersion: wholeNumber(1, 2_147_483_647).meta({
        example: 3,
        description: 'The version of the draft that the caller saw.',
      }),
      changes: changesText.meta({
        example: 'El plazo pasa de 12 a 18 meses.',
        description: 'What changes, for the investors: required from the second version on.',
      }),
      changesEn: changesText.meta({ example: 'The term goes from 12 to 18 months.' }),
      isMaterial: z.boolean().default(false).meta({
        example: true,
        description: 'Whether the change is material: all who invested get a mail.',
      }),
      drawnUpBy: nameText(120).meta({
        example: 'Ana Prado Gil',
        description: 'Who drew the sheet up for the owner, which answers for it.',
      }),
      attestationVersion: z.string().max(20).meta({
        example: sheetAttestation.version,
        description: 'The version of the text that the caller read and attests.',
      }),
      isAttested: z.literal(true, { error: 'confirm' }).meta({
        example: true,
        description: 'That the caller has checked that the sheet is complete, correct and clear.',
      }),
      why: whyProposed,
    }),
    answer: sheetVersion,
    secondPerson: ['publishSheet'],
    errors: [
      'request.edited_meanwhile',
      'project.sheet_not_needed',
      'project.sheet_incomplete',
      'project.sheet_below_target',
      'project.sheet_too_long',
      'project.sheet_without_lei',
      'project.sheet_attestation_outdated',
      'project.sheet_terms_impossible',
      'project.owner_missing',
      'project.owner_evidence_missing',
      'project.owner_country_refused',
      'project.owner_conflict',
      'project.owner_limit_exceeded',
      'project.guarantee_agent_missing',
      'project.guarantee_agent_refused',
    ],
    idempotency: 'accepted',
  }),
  findSuspension: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/sheet/suspension',
    summary: 'The error for which an offer is suspended now, in the words that staff wrote for everyone.',
    who: 'projects.read',
    params,
    answer: offerSuspension,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/sheet/suspend',
    summary:
      'Suspends the offer because of an error in its sheet: no orders or wishes, and every investor may cancel free of charge, until another version is published. After 30 days it is cancelled and refunded.',
    who: 'sheets.edit',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      reason: errorText.meta({ example: 'La deuda del promotor es mayor de lo que dice la ficha.' }),
      reasonEn: errorText.meta({ example: 'The debt of the owner is higher than the sheet says.' }),
    }),
    status: 200,
    answer: z.object({ suspendedUntil: civilDate }),
    errors: ['project.investing_not_possible', 'project.offer_suspended'],
    idempotency: 'accepted',
  }),
};
