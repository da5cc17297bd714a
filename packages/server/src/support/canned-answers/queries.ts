import { v1 } from '@semilla/contract';
import { list } from '../../kit/database/list.ts';
import { alphabetical, contains } from '../../kit/database/queries.ts';
import { storedRows } from '../../kit/database/stored-rows.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { cannedAnswers } from '../../schema/canned-answers.ts';

const { cannedAnswerId, title, text, textEn, createdAt, version } = cannedAnswers;
const columns = { cannedAnswerId, title, text, textEn, version };

export const cannedAnswerList = list(v1.cannedAnswers.find, {
  table: cannedAnswers,
  id: cannedAnswerId,
  filters: { title: (words) => contains(title, words) },
  order: { title: alphabetical(title), createdAt },
  select: (db) => db.select(columns).from(cannedAnswers).$dynamic(),
  answers: (rows) => rows,
});

export const cannedAnswerRows = storedRows({
  table: cannedAnswers,
  id: cannedAnswerId,
  columns,
  refusal: (error) =>
    isUniqueViolation(error, 'canned_answers_title_unique')
      ? new FieldConflict('support.canned_answer_title_taken', 'title')
      : undefined,
});
