import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { registerCatalogue } from '../../kit/http/register-catalogue.ts';
import { documentTypeList, documentTypeRows } from './queries.ts';

export async function registerDocumentTypes(app: FastifyInstance): Promise<void> {
  registerCatalogue(app, v1.documentTypes, {
    subjectType: 'document-type',
    idOf: ({ documentTypeId }) => documentTypeId,
    fileName: 'document-types',
    list: documentTypeList,
    rows: documentTypeRows,
    // Project pages show the type of each document.
    tags: ['projects'],
  });
}
