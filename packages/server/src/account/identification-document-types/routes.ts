import { identificationDocumentTypes, listIdentificationDocumentTypes } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';

export async function registerIdentificationDocumentTypes(app: FastifyInstance): Promise<void> {
  route(app, listIdentificationDocumentTypes, async ({ locale }) => ({
    data: identificationDocumentTypes.map((identificationDocumentType) => ({
      identificationDocumentType,
      name: translate(locale, `account.identificationDocumentTypes.${identificationDocumentType}`),
    })),
    total: identificationDocumentTypes.length,
  }));
}
