import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { registerCatalogue } from '../../kit/http/register-catalogue.ts';
import { cleaned } from '../rich-text.ts';
import { templateList, templateRows } from './queries.ts';

export async function registerTemplates(app: FastifyInstance): Promise<void> {
  registerCatalogue(app, v1.templates, {
    subjectType: 'template',
    idOf: ({ templateId }) => templateId,
    fileName: 'templates',
    list: templateList,
    rows: templateRows,
    clean: (fields) => cleaned(fields, ['description', 'descriptionEn']),
  });
}
