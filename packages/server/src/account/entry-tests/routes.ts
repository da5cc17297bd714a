import { type Locale, questionnaire, questionnaireOf, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { unlimited } from '../../kit/users/reach.ts';
import { acknowledgeRisk } from './acknowledge-risk.ts';
import { entryTestList } from './queries.ts';
import { takeTest } from './take-test.ts';

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
  route(app, v1.entryTests.find, entryTestList.find);
  exportRoute(app, v1.entryTests.export, {
    fileName: 'entry-tests',
    find: entryTestList.file,
  });
  route(app, v1.entryTests.findQuestionnaire, async ({ locale, query }) =>
    questionnaireIn(locale, query.version),
  );

  route(app, v1.entryTests.create, ({ caller, body, change, services }) =>
    change(async (draft) => {
      const { entryTestId } = await takeTest(draft, services, caller.userId, body);
      return entryTestList.one(draft.tx, entryTestId, unlimited);
    }),
  );
  route(app, v1.entryTests.acknowledge, ({ caller, body, change, services, locale }) =>
    change((draft) => acknowledgeRisk(draft, services, { userId: caller.userId, language: locale, ...body })),
  );
}
