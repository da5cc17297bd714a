import type { Db } from '@semilla/server/kit/database/types.ts';
import { documentTypes } from '@semilla/server/schema/document-types.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';

export const demoDocumentTypes = {
  mandate: {
    name: 'Contrato de mandato',
    description:
      'El encargo por el que el inversor autoriza a la plataforma a actuar en su nombre en el proyecto.',
    nameEn: 'Mandate contract',
    descriptionEn:
      'The instruction by which the investor authorises the platform to act on their behalf in the project.',
  },
  appraisal: {
    name: 'Tasación',
    description: 'Valoración del bien por una sociedad de tasación independiente.',
    nameEn: 'Valuation',
    descriptionEn: 'Valuation of the asset by an independent appraiser.',
  },
  permit: {
    name: 'Licencia',
    description: 'Licencia, autorización o permiso de la administración que corresponda.',
    nameEn: 'Licence',
    descriptionEn: 'Licence, authorisation or permit of the competent authority.',
  },
  deed: {
    name: 'Escritura',
    description: 'Escritura pública de compraventa, de constitución de garantía o de apoderamiento.',
    nameEn: 'Deed',
    descriptionEn: 'Notarial deed of sale, of security or of power of attorney.',
  },
  quarterly: {
    name: 'Informe trimestral',
    description: 'Cómo avanza el proyecto: obra o actividad, cuentas y próximos pasos.',
    nameEn: 'Quarterly report',
    descriptionEn: 'How the project is going: works or business, accounts and next steps.',
  },
} as const;

export type DocumentTypeKey = keyof typeof demoDocumentTypes;

export function documentTypeId(key: DocumentTypeKey, calendar: Calendar): string {
  return demoId(`document type ${key}`, calendar.ago(719));
}

export function documentTypeRows(calendar: Calendar) {
  const keys = Object.keys(demoDocumentTypes) as DocumentTypeKey[];
  return keys.map((key) => ({
    documentTypeId: documentTypeId(key, calendar),
    ...demoDocumentTypes[key],
    createdAt: calendar.ago(719),
  }));
}

export async function seedDocumentTypes(tx: Db, calendar: Calendar): Promise<void> {
  await tx.insert(documentTypes).values(documentTypeRows(calendar));
}
