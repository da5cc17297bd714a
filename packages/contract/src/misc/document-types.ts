import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';

export const documentType = z.object({
  documentTypeId: id,
  name: z.string().meta({ example: 'Ficha de datos fundamentales' }),
  description: z.string().meta({ example: 'Documento obligatorio con lo esencial de la inversión.' }),
});

export const listDocumentTypes = endpoint({
  method: 'GET',
  path: '/v1/misc/document-types',
  summary: 'The kinds of documents.',
  who: 'documentTypes.read',
  query: z.strictObject(paging(['name'])),
  answer: page(documentType),
});
