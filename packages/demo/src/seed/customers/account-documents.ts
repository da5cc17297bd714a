import { type Random, randomFor } from '@semilla/contract/testing';
import { formatDate } from '@semilla/format';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { accountDocuments } from '@semilla/server/schema/account-documents.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import type { Folder } from '../papers/folder.ts';

export interface AccountPapers {
  stored: StoredDocument[];
  rows: (typeof accountDocuments.$inferInsert)[];
}

interface Kind {
  fileName: string;
  title: string;
  text: string;
  /** Visible to staff only. */
  isHidden?: true;
  /** Uploaded by the customer. */
  isOwn?: true;
}

const commonKinds: Kind[] = [
  {
    fileName: 'contrato-marco.pdf',
    title: 'Contrato marco de inversor',
    text: 'Regula la relación entre el inversor y la plataforma: monedero, inversiones, comisiones, reclamaciones y baja.',
  },
  {
    fileName: 'certificado-fiscal.pdf',
    title: 'Certificado fiscal del ejercicio',
    text: 'Rendimientos cobrados en el ejercicio y retenciones practicadas, según los libros de la plataforma.',
  },
  {
    fileName: 'test-de-idoneidad.pdf',
    title: 'Prueba de conocimientos del inversor',
    text: 'Respuestas a la prueba de entrada y simulación de la capacidad de soportar pérdidas.',
    isHidden: true,
  },
  {
    fileName: 'justificante-de-domicilio.pdf',
    title: 'Justificante de domicilio',
    text: 'Recibo de suministros de los tres últimos meses, aportado por el cliente.',
    isOwn: true,
  },
];

const companyKinds: Kind[] = [
  {
    fileName: 'escritura-de-constitucion.pdf',
    title: 'Escritura de constitución',
    text: 'Copia simple de la escritura, inscrita en el Registro Mercantil, y de los poderes de quien la representa.',
    isOwn: true,
  },
  {
    fileName: 'titularidad-real.pdf',
    title: 'Acta de titularidad real',
    text: 'Declaración de las personas que controlan más de una cuarta parte de la sociedad.',
  },
];

/** The document that a person sends with a request to be a sophisticated investor. */
const requestKind: Kind = {
  fileName: 'ingresos-y-cartera.pdf',
  title: 'Justificante de ingresos y cartera',
  text: 'Certificado de retenciones del ejercicio y extracto de la cartera de valores, aportados por el cliente.',
  isOwn: true,
};

const share = 0.14;
const minuteMs = 60_000;

function kindsFor({ user }: Person, random: Random): Kind[] {
  if (user.kind === 'company') return [...companyKinds, ...commonKinds.slice(0, 1)];
  if (user.email.endsWith('@semilla.test')) return commonKinds;
  return random.chance(share) ? random.shuffled(commonKinds).slice(0, random.integer(1, 3)) : [];
}

/** Documents of some customers, and of all who request to be a sophisticated or professional investor. */
export function accountPapers(
  people: readonly Person[],
  isAsking: ReadonlySet<string>,
  calendar: Calendar,
  folder: Folder,
): AccountPapers {
  const papers: AccountPapers = { stored: [], rows: [] };
  const customers = people.filter(({ user, joinedDaysAgo }) => user.role === 'user' && joinedDaysAgo > 10);
  for (const person of customers) {
    const { user, userName, manager } = person;
    const random = randomFor(`papers ${user.email}`);
    const asked = user.kind === 'individual' && isAsking.has(user.userId) ? [requestKind] : [];
    for (const { fileName, title, text, isHidden, isOwn } of [...kindsFor(person, random), ...asked]) {
      const createdAt = new Date(user.createdAt.getTime() + random.integer(600, 9_000) * minuteMs);
      const ownerId = isOwn ? user.userId : accountId(manager ?? 'admin', calendar);
      const document = folder.add({
        key: `${title} ${user.email}`,
        purpose: 'account-document',
        fileName,
        uploadedBy: ownerId,
        createdAt,
        title,
        facts: [
          ['Cliente', userName],
          ['Identificación', user.identificationDocumentNumber ?? 'S/D'],
          ['Fecha', formatDate(createdAt)],
        ],
        text,
      });
      papers.stored.push(document);
      papers.rows.push({
        accountDocumentId: demoId(`account document ${title} ${user.email}`, createdAt),
        accountId: user.userId,
        ownerId,
        documentId: document.documentId,
        visible: !isHidden,
        createdAt,
      });
    }
  }
  return papers;
}

export async function seedAccountPapers(tx: Db, { stored, rows }: AccountPapers): Promise<void> {
  await insertRows(tx, documents, stored);
  await insertRows(tx, accountDocuments, rows);
}
