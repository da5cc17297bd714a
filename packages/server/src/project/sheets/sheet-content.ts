import {
  belowTargetTexts,
  cents,
  type InputOf,
  type SheetContent,
  type SheetTerms,
  type SheetText,
  type SheetTexts,
  sheetTextNames,
  type v1,
} from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import type { OwnerRow } from '../../schema/owners.ts';
import type { PublishedContent } from '../../schema/sheet-versions.ts';
import type { EditedSheet } from '../../schema/sheets.ts';
import type { StoredProject } from '../access.ts';
import type { ProjectColumns } from '../projects/as-columns.ts';

type Edits = Omit<InputOf<typeof v1.sheets.edit>['body'], 'version'>;

export const nothingEdited: EditedSheet = {
  texts: {},
  terms: {},
  ownFunds: null,
  entryCost: 0,
  incidentalCost: 0,
};

const both = (es: string | null | undefined, en: string | null | undefined = es): SheetText => ({
  es: es || null,
  en: en || null,
});

export function termsOf(project: StoredProject): SheetTerms {
  const { guaranteeAgent } = project;
  return {
    name: project.name,
    promoterName: project.promoter?.name ?? null,
    dateEnd: project.dateEnd,
    financingAmount: cents(project.financingAmountCents),
    projectDuration: project.durationMonths,
    targetProfitability: project.targetProfitabilityHundredths,
    deliveryFeePeriod: project.deliveryFeePeriod,
    cancellationFee: project.cancellationFeeHundredths,
    managerFee: project.managerFeeHundredths,
    guaranteeAgent: guaranteeAgent && {
      ...guaranteeAgent,
      descriptionEn: guaranteeAgent.descriptionEn ?? null,
    },
  };
}

/** The columns of a project that hold the terms of its sheet. */
export function termColumns(
  terms: SheetTerms,
  { promoter }: Pick<StoredProject, 'promoter'>,
): Pick<ProjectColumns, TermColumn> {
  const { promoterName } = terms;
  const nobody = { taxId: null, website: null, description: null, descriptionEn: null };
  return {
    name: terms.name,
    promoter: promoterName === null ? promoter : { ...nobody, ...promoter, name: promoterName },
    dateEnd: terms.dateEnd,
    financingAmountCents: terms.financingAmount,
    durationMonths: terms.projectDuration,
    targetProfitabilityHundredths: terms.targetProfitability,
    deliveryFeePeriod: terms.deliveryFeePeriod,
    cancellationFeeHundredths: terms.cancellationFee,
    managerFeeHundredths: terms.managerFee,
    guaranteeAgent: terms.guaranteeAgent,
  };
}

type TermColumn =
  | 'name'
  | 'promoter'
  | 'dateEnd'
  | 'financingAmountCents'
  | 'durationMonths'
  | 'targetProfitabilityHundredths'
  | 'deliveryFeePeriod'
  | 'cancellationFeeHundredths'
  | 'managerFeeHundredths'
  | 'guaranteeAgent';

/** The fields of the promoter's record that a sheet shows. */
export type SheetOwner = Pick<
  OwnerRow,
  'legalName' | 'legalForm' | 'taxId' | 'lei' | 'naceSection' | 'address'
>;

/** The promoter's identity from its record, whatever the texts of the project say. */
export const identityOf = ({ legalName, taxId, lei }: SheetOwner) =>
  [legalName, taxId, lei && `LEI ${lei}`].filter(Boolean).join(', ');

/** The identity with legal form and address. The text about the promoter starts with it unless it is edited. */
export function fullIdentityOf(owner: SheetOwner, locale: Locale): string {
  const form = translate(locale, `account.legalForms.${owner.legalForm}`);
  return [identityOf(owner), translate(locale, 'project.sheet.legalForm', { form }), owner.address].join(
    ', ',
  );
}

/** What a version stores about the promoter, to compare it with the record when the offer opens and for the yearly report. */
export function notesOf(owner: SheetOwner | undefined): Pick<PublishedContent, 'ownerRecord'> {
  if (!owner) return {};
  const { legalForm, address, taxId, lei, naceSection } = owner;
  return { ownerRecord: { legalForm, address, taxId, lei, naceSection } };
}

/** The texts derived from the project and its promoter. */
function usualTexts(
  { name, direction, promoter }: Pick<StoredProject, 'name' | 'direction' | 'promoter'>,
  { guaranteeAgent: agent }: Pick<SheetTerms, 'guaranteeAgent'>,
  owner: SheetOwner | undefined,
): SheetTexts {
  const empty = Object.fromEntries(sheetTextNames.map((text) => [text, both(null)])) as SheetTexts;
  const named = promoter && [promoter.name, promoter.taxId].filter(Boolean).join(', ');
  const identity = (locale: Locale) =>
    [owner ? fullIdentityOf(owner, locale) : named, promoter?.website].filter(Boolean).join(', ');
  return {
    ...empty,
    ownerIdentity: both(identity('es'), identity('en')),
    belowTarget: belowTargetTexts.refund,
    responsible: both(owner?.legalName ?? promoter?.name),
    ownerActivities: both(promoter?.description, promoter?.descriptionEn),
    projectDescription: both(`${name}, ${direction}`),
    guarantees: agent
      ? both(
          [agent.name, agent.description].filter(Boolean).join('. '),
          agent.descriptionEn && `${agent.name}. ${agent.descriptionEn}`,
        )
      : both(null),
  };
}

/** The texts of a draft that are used unless they are edited. */
export const usualTextsOf = (project: StoredProject, edited: EditedSheet, owner: SheetOwner | undefined) =>
  usualTexts(project, { ...termsOf(project), ...edited.terms }, owner);

/** The sheet as it would be published now: the edited parts, and everything else derived from the project. */
export function contentOf(project: StoredProject, edited: EditedSheet, owner?: SheetOwner): SheetContent {
  const terms = { ...termsOf(project), ...edited.terms };
  return { ...edited, texts: { ...usualTextsOf(project, edited, owner), ...edited.texts }, terms };
}

export function withEdits(before: EditedSheet, { texts, terms, ...edits }: Edits): EditedSheet {
  return { ...before, ...edits, texts: { ...before.texts, ...texts }, terms: { ...before.terms, ...terms } };
}
