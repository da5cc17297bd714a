import type { Db } from '@semilla/server/kit/database/types.ts';
import { documentTypes } from '@semilla/server/schema/document-types.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';

export const demoDocumentTypes = {
  keyFacts: {
    name: 'Ficha de datos fundamentales de la inversión',
    description:
      'El documento que exige el Reglamento (UE) 2020/1503: promotor, condiciones, riesgos y costes en pocas páginas.',
  },
  mandate: {
    name: 'Contrato de mandato',
    description:
      'El encargo por el que el inversor autoriza a la plataforma a actuar en su nombre en el proyecto.',
  },
  appraisal: {
    name: 'Tasación',
    description: 'Valoración del bien por una sociedad de tasación independiente.',
  },
  permit: {
    name: 'Licencia',
    description: 'Licencia, autorización o permiso de la administración que corresponda.',
  },
  deed: {
    name: 'Escritura',
    description: 'Escritura pública de compraventa, de constitución de garantía o de apoderamiento.',
  },
  quarterly: {
    name: 'Informe trimestral',
    description: 'Cómo avanza el proyecto: obra o actividad, cuentas y próximos pasos.',
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
