import { identificationDocumentTypes, pageOfLookUp, v1 } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';

export async function registerIdentificationDocumentTypes(app: FastifyInstance): Promise<void> {
  route(app, v1.identificationDocumentTypes.find, async ({ locale, query }) => {
    const types = identificationDocumentTypes.map((identificationDocumentType) => ({
      identificationDocumentType,
      name: translate(locale, `account.identificationDocumentTypes.${identificationDocumentType}`),
    }));
    return pageOfLookUp(types, query);
  });
}
