import { cents, civilDateAt, entryRefusal, type InvestorProfile, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { assert } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { findRetakeAt } from '../entry-tests/find-retake-at.ts';
import { warningIn } from '../entry-tests/warning-in.ts';
import { findInvestorFacts } from './find-investor-facts.ts';

export async function registerInvestorProfile(app: FastifyInstance): Promise<void> {
  route(app, v1.investorProfiles.findOwn, async ({ db, caller, services, locale, now }) => {
    const facts = (await findInvestorFacts(db, [caller.userId], civilDateAt(now))).get(caller.userId);
    assert(facts, 'every user has investor facts');
    const { kind, kindUntil, entryTest, entryTestUntil, isAcknowledged, lossResultCents } = facts;
    const refusal = entryRefusal(kind, entryTest, isAcknowledged);
    return {
      kind,
      kindUntil,
      entryTest,
      entryTestUntil,
      entryTestAgainAt: (await findRetakeAt(db, services, caller.userId)) ?? null,
      needsAcknowledgement: refusal?.code === 'project.warning_not_acknowledged',
      warning: warningIn(locale, services.config.fixedTexts.riskOfLoss),
      lossResult: lossResultCents === null ? null : cents(lossResultCents),
      lossResultUntil: facts.lossResultUntil,
      threshold: cents(facts.thresholdCents),
    } satisfies InvestorProfile;
  });
}
