import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { lookUpPaging, page } from '../shared/paging.ts';
import { lineText } from '../shared/text.ts';
import { identificationDocumentTypes } from './person-choices.ts';

export const documentNumber = lineText(40).meta({ example: '12345678Z' });

export const identificationDocumentType = z.object({
  identificationDocumentType: z.enum(identificationDocumentTypes).meta({ example: 'ID_CARD' }),
  name: z.string().meta({ example: 'Documento de identidad' }),
});

export const identificationDocumentTypesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/account/identification-document-types',
    summary: 'The types of identification document, in the requested language.',
    who: 'anyone',
    query: lookUpPaging,
    answer: page(identificationDocumentType),
  }),
};
