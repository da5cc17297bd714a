import { identificationDocumentTypes, v1 } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';

export async function registerIdentificationDocumentTypes(app: FastifyInstance): Promise<void> {
  route(app, v1.identificationDocumentTypes.find, async ({ locale }) => ({
    data: identificationDocumentTypes.map((identificationDocumentType) => ({
      identificationDocumentType,
      name: translate(locale, `account.identificationDocumentTypes.${identificationDocumentType}`),
    })),
    total: identificationDocumentTypes.length,
  }));
}
