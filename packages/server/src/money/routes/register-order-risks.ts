import { cents, civilDateAt, proofOf, v1, wordingOf } from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isCompanyUndeclared } from '../../account/company-declarations/is-company-undeclared.ts';
import { findInvestorFacts } from '../../account/investor-profile/find-investor-facts.ts';
import { assert, NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { visibleTo } from '../../project/access.ts';
import { conditionsIn } from '../../project/orders/conditions-in.ts';
import { findOwnAmount } from '../../project/orders/find-evidence.ts';
import { offerQuestionsOf } from '../../project/orders/offer-questions.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';

/** Uses the rules of the order command to say what an order needs. */
export async function registerOrderRisks(app: FastifyInstance): Promise<void> {
  route(app, v1.orderEvidence.findRisks, async ({ db, caller, params, services, locale, now }) => {
    const { userId } = caller;
    const facts = (await findInvestorFacts(db, [userId], civilDateAt(now))).get(userId);
    assert(facts, 'every user has investor facts');
    const { fixedTexts, reflectionDays } = services.config;
    const { riskWarning } = fixedTexts;
    const [offer] = await db
      .select()
      .from(projects)
      .where(and(eq(projects.projectId, params.projectId), visibleTo(caller)));
    if (!offer) throw new NotFound();
    const questions = proofOf(facts.entryTest) === 'questions' ? offerQuestionsOf(offer) : [];
    const [user] = await db
      .select({ isCompanyUndeclared: isCompanyUndeclared() })
      .from(users)
      .where(eq(users.userId, userId));
    return {
      isCompanyUndeclared: user?.isCompanyUndeclared ?? false,
      isResidenceUndeclared: facts.isResidenceUndeclared,
      kind: facts.kind,
      entryTest: facts.entryTest,
      threshold: cents(facts.thresholdCents),
      ownAmount: cents(await findOwnAmount(db, params.projectId, userId)),
      conditions: conditionsIn(locale, offer, reflectionDays),
      warning: { version: riskWarning.version, text: wordingOf(riskWarning, locale) },
      questions: questions.map(({ id, options, [locale]: question }) => ({
        id,
        text: question,
        options: options.map((option) => ({ id: option.id, text: option[locale] })),
      })),
    };
  });
}
