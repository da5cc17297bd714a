import { type Locale, questionnaire, questionnaireOf, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { acknowledgeRisk } from './acknowledge-risk.ts';
import { findTest, findTestRows, findTests } from './queries.ts';
import { takeTest } from './take-test.ts';

const reachOf = ({ scope, caller }: Pick<Call<typeof v1.entryTests.find>, 'scope' | 'caller'>) =>
  withinReach({ scope, caller }, entryTests.userId);

function questionnaireIn(locale: Locale, wanted: string = questionnaire.version) {
  const found = questionnaireOf(wanted);
  if (!found) throw new NotFound();
  const questions = found.questions.map(({ id, options, [locale]: text }) => ({
    id,
    text,
    options: options.map((option) => ({ id: option.id, text: option[locale] })),
  }));
  return { version: found.version, questions };
}

export async function registerEntryTests(app: FastifyInstance): Promise<void> {
  route(app, v1.entryTests.find, (call) => findTests(call.db, call.query, reachOf(call)));
  exportRoute(app, v1.entryTests.export, {
    fileName: 'entry-tests',
    find: (call, db, page) => findTestRows(db, { ...call.query, ...page }, reachOf(call)),
  });
  route(app, v1.entryTests.findQuestionnaire, async ({ locale, query }) =>
    questionnaireIn(locale, query.version),
  );

  route(app, v1.entryTests.create, ({ caller, body, change, services }) =>
    change(async (draft) => {
      const { entryTestId } = await takeTest(draft, services, caller.userId, body);
      return findTest(draft.tx, entryTestId);
    }),
  );
  route(app, v1.entryTests.acknowledge, ({ caller, body, change, services, locale }) =>
    change((draft) => acknowledgeRisk(draft, services, { userId: caller.userId, language: locale, ...body })),
  );
}
