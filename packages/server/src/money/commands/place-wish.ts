import {
  civilDateAt,
  depositCents,
  isSameTaxId,
  reservedCents,
  sheetRefusal,
  type Wish,
  wishRefusal,
} from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { depositsOf, walletOf } from '../../ledger/accounts.ts';
import { phaseOf } from '../../project/access.ts';
import { hasReflection } from '../../project/orders/free-until.ts';
import { ownTerms } from '../../project/orders/order-terms-in.ts';
import { wishAnswer } from '../../project/wishes/wish-answer.ts';
import type { EarlierConsent, StoredConsent } from '../../schema/waiting-places.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { Command, Context, Decision, Needs } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import {
  balanceOf,
  investorKey,
  type LedgerProject,
  type LedgerUser,
  type OrderRow,
  type World,
} from '../engine/world.ts';
import { checkRisks, riskSumsOf } from './check-risks.ts';
import type { ShownWithOrder } from './evidence-of.ts';
import { givenNow } from './given-now.ts';
import { isResidenceUndeclared, isVisibleTo } from './place-order.ts';
import { moveDeposit, withWishes } from './wish-effects.ts';

export interface PlaceWish {
  actor: Actor;
  userId: string;
  projectId: string;
  /** The wish to edit; undefined for a new one. An edit without an amount confirms the wish unchanged. */
  wishId?: string;
  amountCents?: number | undefined;
  termsVersion: string;
  shown: ShownWithOrder & { language: 'es' | 'en' };
}

type WithAmount = PlaceWish & { amountCents: number };

export function termsOfWishes({ project }: LedgerProject) {
  return {
    financingAmount: project.financingAmountCents,
    preinvestorAmount: project.preinvestorAmountCents,
    preinvestorDeposit: project.preinvestorDepositCents,
  };
}

/** Checks a new or edited wish, and returns the deposit that it needs. */
function checkWish(
  world: World,
  investor: LedgerUser,
  before: LedgerProject,
  request: WithAmount,
  { now, providerTaxId }: Pick<Context, 'now' | 'providerTaxId'>,
): number {
  const { project } = before;
  const { amountCents, userId, termsVersion, shown } = request;
  const terms = termsOfWishes(before);
  const deposit = depositCents(terms, amountCents);
  refuse(
    wishRefusal({
      isVisible: isVisibleTo(investor, before),
      phase: phaseOf(project),
      hasSheet: project.sheetVersion !== null,
      isSuspended: project.suspendedUntil !== null,
      today: civilDateAt(now),
      windowEnd: project.preinvestorDateEnd,
      dateEnd: project.dateEnd,
      isIdentityApproved: investor.isVerified,
      isProvider: isSameTaxId(investor.taxId, providerTaxId),
      isCompanyUndeclared: investor.isCompanyUndeclared,
      isResidenceUndeclared: isResidenceUndeclared(world, request),
      acceptedTermsVersion: termsVersion,
      termsVersion: (shown.terms ?? ownTerms).version,
      amountCents,
      minimumInvestmentCents: project.minimumInvestmentCents,
      reservedCents: reservedCents(terms),
      depositCents: deposit,
      balanceCents: balanceOf(world, walletOf(userId)),
      wishNumber: project.wishNumber,
      maxNumber: project.preinvestorMaxNumber,
      own: world.wishes.get(investorKey(request)),
    }),
  );
  refuse(sheetRefusal(shown.sheetVersion, project.sheetVersion));
  return deposit;
}

/** The consents before this change, kept as records of the offer. */
const earlierOf = ({ earlier, updatedAt, amountCents, freeUntil, given }: WishRow): EarlierConsent[] => [
  ...earlier,
  { at: updatedAt.toISOString(), amountCents, freeUntil, given },
];

function wishRow(
  { now, newId, reflectionEndOf }: Context,
  request: WithAmount,
  given: StoredConsent,
  { investorKind }: OrderRow,
  own: WishRow | undefined,
) {
  const { userId, projectId, amountCents } = request;
  const kind = investorKind ?? 'non-sophisticated';
  return {
    wishId: own?.wishId ?? newId(),
    projectId,
    userId,
    amountCents,
    state: 'open',
    given,
    earlier: own ? earlierOf(own) : [],
    needsConfirmation: false,
    investorKind: kind,
    freeUntil: hasReflection({ investorKind: kind }) ? reflectionEndOf(now) : null,
    allocatedCents: null,
    reason: null,
    orderId: null,
    createdAt: own?.createdAt ?? now,
    updatedAt: now,
    decidedAt: null,
  } as const;
}

function decide(world: World, context: Context, asked: PlaceWish): Decision<Wish> {
  const investor = world.users.get(asked.userId);
  const before = world.projects.get(asked.projectId);
  if (!before || !investor) throw new NotFound();
  if (investor.isClosed) throw new ApiError('auth.account_disabled');
  const own = world.wishes.get(investorKey(asked));
  if (asked.wishId && own?.wishId !== asked.wishId) throw new ApiError('project.wish_over');
  const request = { ...asked, amountCents: asked.amountCents ?? own?.amountCents ?? 0 };
  const deposit = checkWish(world, investor, before, request, context);
  if (own && !asked.wishId) throw new ApiError('project.wish_already');
  const order = checkRisks(world, context, request, before);

  const given = givenNow(before, request, context.now, riskSumsOf(world, request));
  const wish: WishRow = { ...wishRow(context, request, given, order, own), depositCents: deposit };
  const { amountCents, projectId, userId, freeUntil } = wish;
  const { name: projectName } = before.project;
  return {
    answer: wishAnswer(wish, { projectName, userName: investor.userName }),
    effects: {
      ...moveDeposit(context, wish, investor.walletId, deposit - (own?.depositCents ?? 0)),
      wishes: [wish],
      projects: [withWishes(before, own ? 0 : 1)],
      notices: [
        {
          kind: 'wishPlaced',
          userId,
          projectId,
          projectName,
          amountCents,
          depositCents: deposit,
          freeUntil,
          windowEnd: before.project.preinvestorDateEnd,
          isChanged: own !== undefined,
        },
      ],
    },
  };
}

export function wishNeeds(whose: { projectId: string; userId: string }): Needs {
  const { projectId, userId } = whose;
  return {
    projects: [projectId],
    users: [userId],
    accounts: [walletOf(userId), depositsOf(projectId)],
    investors: [{ projectId, userId }],
    wishes: [{ projectId, userId }],
  };
}

/** Creates or changes a preinvestor's wish, and holds the deposit that the project asks for. */
export function placeWish(request: PlaceWish): Command<Wish> {
  return {
    actor: request.actor,
    needs: wishNeeds(request),
    decide: (world, context) => decide(world, context, request),
  };
}
