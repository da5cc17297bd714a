import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { registerCatalogue } from '../../kit/http/register-catalogue.ts';
import { cannedAnswerList, cannedAnswerRows } from './queries.ts';

export async function registerCannedAnswers(app: FastifyInstance): Promise<void> {
  registerCatalogue(app, v1.cannedAnswers, {
    subjectType: 'canned-answer',
    idOf: ({ cannedAnswerId }) => cannedAnswerId,
    fileName: 'canned-answers',
    list: cannedAnswerList,
    rows: cannedAnswerRows,
  });
}
