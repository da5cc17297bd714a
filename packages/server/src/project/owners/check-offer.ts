import {
  civilDateAt,
  declaredCents,
  type OwnerDocumentKind,
  type OwnerGap,
  ownerGapsOf,
  type PhaseName,
} from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { translate } from '@semilla/i18n';
import { and, eq, gte } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { ownerDocuments } from '../../schema/owner-documents.ts';
import type { OwnerRow } from '../../schema/owners.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { assertSheetAgrees } from '../sheets/assert-sheet-agrees.ts';
import { offeredCents } from './offered-cents.ts';
import { currentFrom, lockOwner } from './queries.ts';

/** The phases in which a project accepts investments or preinvestments. */
const offering: readonly PhaseName[] = ['Preinvestment', 'Investment'];

export interface OfferRules {
  owners: Config['owners'];
  company: Config['company'];
  now: Date;
  locale: 'es' | 'en';
}

function refuseGaps(gaps: OwnerGap[], locale: 'es' | 'en'): void {
  if (gaps.includes('highRiskCountry')) throw new ApiError('project.owner_country_refused');
  if (gaps.includes('conflict')) throw new ApiError('project.owner_conflict');
  if (!gaps.length) return;
  const missing = gaps.map((gap) => translate(locale, `project.ownerGaps.${gap}`)).join(', ');
  throw new ApiError('project.owner_evidence_missing', { params: { missing } });
}

async function currentKinds(tx: Db, ownerId: string, { owners, now }: OfferRules) {
  const isCurrent = gte(ownerDocuments.issuedOn, currentFrom(now, owners.evidenceMonths));
  const documents = await tx
    .selectDistinct({ kind: ownerDocuments.kind })
    .from(ownerDocuments)
    .where(and(eq(ownerDocuments.ownerId, ownerId), isCurrent));
  return documents.map(({ kind }) => kind);
}

const gapsOf = (owner: OwnerRow, kinds: OwnerDocumentKind[], { owners, company }: OfferRules) =>
  ownerGapsOf(owner, kinds, { highRiskCountries: owners.highRiskCountries, provider: company });

/**
 * The gaps that matter only for promoters, not for guarantee agents. The yearly report and the twelve-month
 * limit need these details.
 */
const ofPromotersAlone: readonly OwnerGap[] = ['naceSection', 'otherOffers', 'offersDeclaration'];

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Refuses an offer if its guarantee agent has no record, or if the record has another name or lacks evidence. */
async function checkGuaranteeAgent(tx: Db, project: StoredProject, rules: OfferRules): Promise<void> {
  if (!project.guaranteeAgent) return;
  const agent = project.guaranteeAgentId ? await lockOwner(tx, project.guaranteeAgentId) : undefined;
  if (!agent) throw new ApiError('project.guarantee_agent_missing');
  const kinds = await currentKinds(tx, agent.ownerId, rules);
  const gaps = [
    ...(sameName(agent.legalName, project.guaranteeAgent.name) ? [] : ['otherName' as const]),
    ...gapsOf(agent, kinds, rules).filter((gap) => !ofPromotersAlone.includes(gap)),
  ];
  if (!gaps.length) return;
  const missing = gaps.map((gap) => translate(rules.locale, `project.ownerGaps.${gap}`)).join(', ');
  throw new ApiError('project.guarantee_agent_refused', { params: { missing } });
}

/** Refuses an offer if its owner lacks evidence or exceeds the twelve-month limit. Locks the owner. */
async function checkOwner(tx: Db, project: StoredProject, rules: OfferRules): Promise<OwnerRow> {
  const { owners: settings, now, locale } = rules;
  // The lock makes offers of the same owner wait for each other, so that together they cannot exceed the limit.
  const owner = project.promoterId ? await lockOwner(tx, project.promoterId) : undefined;
  if (!owner) throw new ApiError('project.owner_missing');
  const { ownerId } = owner;
  const kinds = await currentKinds(tx, ownerId, rules);
  refuseGaps(gapsOf(owner, kinds, rules), locale);

  const today = civilDateAt(now);
  const [here] = await offeredCents(tx, ownerId, today, project.projectId);
  const earlier = (here?.cents ?? 0) + declaredCents(owner.otherOffers, today);
  if (earlier + project.financingAmountCents <= settings.limitCents) return owner;
  const params = { limit: formatMoney(settings.limitCents), earlier: formatMoney(earlier) };
  throw new ApiError('project.owner_limit_exceeded', { params });
}

/** Refuses a project that does not say who withholds tax, or on what ground nobody does, proven by the promoter's record. */
async function checkTax(
  tx: Db,
  { taxWithholder, untaxedGround, promoterId }: StoredProject,
  rules: OfferRules,
): Promise<void> {
  if (taxWithholder) return;
  if (!untaxedGround) throw new ApiError('project.tax_withholder_missing');
  const kinds = promoterId ? await currentKinds(tx, promoterId, rules) : [];
  if (!kinds.includes('untaxedGround')) throw new ApiError('project.untaxed_ground_unproven');
}

/**
 * Checks the owner and the guarantee agent when a project opens an offer. While an offer runs, it checks again if the project
 * asks for more money or names another owner or agent. Offers from before owners had records may continue without one, but cannot
 * ask for more money.
 */
export async function checkOffer(
  tx: Db,
  before: StoredProject,
  after: StoredProject,
  to: PhaseName | undefined,
  rules: OfferRules,
): Promise<void> {
  const phase = phaseOf(before);
  const isOtherOwner = after.promoterId !== before.promoterId;
  const wasOffered = offering.includes(phase) || phase === 'Financed' || phase === 'Closed';
  if (wasOffered && isOtherOwner && before.promoterId) throw new ApiError('project.owner_fixed');
  const opens = to !== undefined && offering.includes(to);
  const isNamed = isOtherOwner && after.promoterId !== null;
  const isMore = after.financingAmountCents > before.financingAmountCents;
  const isOtherAgent =
    after.guaranteeAgentId !== before.guaranteeAgentId ||
    after.guaranteeAgent?.name !== before.guaranteeAgent?.name;
  const runs = offering.includes(phase);
  const isOtherTax =
    after.taxWithholder !== before.taxWithholder || after.untaxedGround !== before.untaxedGround;
  if (!opens && isOtherTax && (runs || after.untaxedGround)) await checkTax(tx, after, rules);
  if (!opens && !(runs && (isNamed || isMore || isOtherAgent))) return;
  // Always locked in the same order, so that two companies that guarantee each other's projects cannot deadlock.
  for (const ownerId of [after.promoterId, after.guaranteeAgentId].filter((id) => id !== null).toSorted())
    await lockOwner(tx, ownerId);
  const owner = opens || isNamed || isMore ? await checkOwner(tx, after, rules) : undefined;
  if (opens && owner) await assertSheetAgrees(tx, after, owner, rules.locale);
  if (opens || isOtherAgent) await checkGuaranteeAgent(tx, after, rules);
  if (opens) await checkTax(tx, after, rules);
}
