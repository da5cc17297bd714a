import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/text.ts';

export const documentsEndpoints = {
  // The specification gives this path without its domain, although it belongs to misc.
  view: endpoint({
    method: 'GET',
    path: '/v1/documents/view/:documentId',
    summary: 'Streams a stored document to callers who may see it.',
    who: 'anyone',
    params: z.strictObject({ documentId: id }),
    answerKind: 'file',
    errors: ['auth.fresh_factor_required'],
  }),
  viewSigned: endpoint({
    method: 'GET',
    path: '/v1/documents/signed/:token',
    summary: 'Streams a stored document to anyone with a signed URL that has not expired.',
    who: 'anyone',
    params: z.strictObject({
      token: z
        .string()
        .regex(/^[A-Za-z0-9_.-]{20,400}$/, { error: 'link' })
        .meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057.1773480900.b3J0aWdhcw' }),
    }),
    answerKind: 'file',
  }),
};
