import { civilDateAt, leiOf, type OwnerDocumentKind, requiredOwnerDocuments } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { ownerDocuments } from '@semilla/server/schema/owner-documents.ts';
import { type OwnerRow, owners } from '@semilla/server/schema/owners.ts';
import { projects } from '@semilla/server/schema/projects.ts';
import { eq } from 'drizzle-orm';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { companyDetails } from '../company-details.ts';
import { demoId } from '../demo-id.ts';
import type { Folder } from '../papers/folder.ts';
import { historyOf } from '../projects/history-of.ts';
import type { DemoProject, Party } from '../projects/project.ts';
import { projectId } from '../projects/write.ts';
import { noted } from '../trail/noted.ts';
import { type RegisteredOffice, registeredOffices } from './registered-offices.ts';

const dayMs = 86_400_000;

const titles: Record<OwnerDocumentKind, string> = {
  registration: 'Nota del Registro Mercantil',
  criminalRecord: 'Certificado de antecedentes penales',
  countryDeclaration: 'Declaración sobre países de alto riesgo',
  offersDeclaration: 'Declaración de otras ofertas',
  untaxedGround: 'Motivo para no retener',
  other: 'Documento',
};

const fileNames: Record<OwnerDocumentKind, string> = {
  registration: 'nota-registral.pdf',
  criminalRecord: 'antecedentes-penales.pdf',
  countryDeclaration: 'paises-de-alto-riesgo.pdf',
  offersDeclaration: 'otras-ofertas.pdf',
  untaxedGround: 'motivo-para-no-retener.pdf',
  other: 'documento.pdf',
};

interface OwnerDocumentRow {
  ownerDocumentId: string;
  ownerId: string;
  kind: OwnerDocumentKind;
  issuedOn: string;
  documentId: string;
  createdAt: Date;
}

export interface Owners {
  rows: OwnerRow[];
  files: StoredDocument[];
  documents: OwnerDocumentRow[];
  /** The owner and the guarantee agent of each project. */
  named: { projectId: string; promoterId: string | null; guaranteeAgentId: string | null }[];
}

/** The offers of this company nearly reach the amount that the law allows in twelve months. */
const nearLimit = 'Rehabitia Promociones S.L.';

const people = ['Carmen Soto Rey', 'Jordi Pla Ferrer', 'Amaia Etxebarria Ruiz', 'Tomás Lorca Vidal'];

interface Made {
  party: Party;
  country: string;
  createdAt: Date;
  isNew: boolean;
}

function officeOf({ name }: Party): RegisteredOffice {
  const office = registeredOffices[name];
  if (!office) throw new Error(`${name} needs a registered office.`);
  return office;
}

/** The database row of an owner. The owner of a draft project has declared nothing yet. */
function rowOf({ party, country, createdAt, isNew }: Made, calendar: Calendar): OwnerRow {
  const random = randomFor(`owner ${party.taxId}`);
  const share = random.integer(26, 100) * 100;
  const openedOn = civilDateAt(calendar.ago(random.integer(60, 300)));
  const amount = party.name === nearLimit ? 430_000_000 : random.integer(5, 40) * 1_000_000;
  const offersElsewhere = random.chance(0.3) || party.name === nearLimit;
  const otherOffers = offersElsewhere ? [{ platform: 'Plataforma Vecina', openedOn, amount }] : [];
  const isForeign = country !== 'ES' && !party.taxId.startsWith(country);
  const taxId = isForeign ? `${country}${party.taxId}` : party.taxId;
  return {
    ownerId: demoId(`owner ${party.taxId}`, createdAt),
    legalName: party.name,
    legalForm: companyDetails(party.name, country, random).legalForm,
    taxId,
    lei: random.chance(0.4) ? leiOf(`959800${taxId.padStart(12, '0').slice(-12)}`) : null,
    country,
    ...officeOf(party),
    beneficialOwners: isNew ? null : [{ name: random.pick(people), country, share }],
    conflicts: isNew ? null : [],
    otherOffers: isNew ? null : otherOffers,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

/** Each company once, dated by the first project that names it. */
function companiesOf(all: readonly DemoProject[], calendar: Calendar): Map<string, Made> {
  const companies = new Map<string, Made>();
  for (const project of all) {
    const { createdAt, phase } = historyOf(project, calendar);
    const at = new Date(createdAt.getTime() - dayMs);
    for (const party of [project.promoter, project.guaranteeAgent]) {
      if (!party) continue;
      const before = companies.get(party.taxId);
      const isNew = phase === 'Draft' && party === project.promoter;
      const earliest = before && before.createdAt < at ? before.createdAt : at;
      companies.set(party.taxId, {
        party,
        country: before?.country ?? project.country,
        createdAt: earliest,
        isNew: isNew && (before?.isNew ?? true),
      });
    }
  }
  return companies;
}

/** The owners of the demo's projects. Owners of drafts lack declarations and documents. */
export function makeOwners(all: readonly DemoProject[], calendar: Calendar, folder: Folder): Owners {
  const companies = companiesOf(all, calendar);
  const uploadedBy = accountId('admin', calendar);
  const rows = new Map<string, OwnerRow>();
  const papers: { file: StoredDocument; row: OwnerDocumentRow }[] = [];
  for (const [taxId, made] of companies) {
    const { party, createdAt, isNew } = made;
    const owner = rowOf(made, calendar);
    rows.set(taxId, owner);
    // At most 120 days old, because offers need recent evidence.
    const addedAt = new Date(Math.max(createdAt.getTime(), calendar.now.getTime() - 120 * dayMs));
    for (const kind of isNew ? requiredOwnerDocuments.slice(0, 1) : requiredOwnerDocuments) {
      const key = `owner ${taxId} ${kind}`;
      const file = folder.add({
        key,
        purpose: 'owner-document',
        fileName: fileNames[kind],
        uploadedBy,
        createdAt: addedAt,
        title: titles[kind],
        facts: [
          ['Empresa', party.name],
          ['NIF', owner.taxId],
        ],
        text: 'Documento de ejemplo, sin valor fuera de esta demostración.',
      });
      const ownerDocumentId = demoId(key, addedAt);
      const { documentId } = file;
      const { ownerId } = owner;
      papers.push({
        file,
        row: {
          ownerDocumentId,
          ownerId,
          kind,
          documentId,
          issuedOn: civilDateAt(addedAt),
          createdAt: addedAt,
        },
      });
    }
  }
  const idOf = (party: Party | null) => (party && rows.get(party.taxId)?.ownerId) || null;
  return {
    rows: [...rows.values()],
    files: papers.map(({ file }) => file),
    documents: papers.map(({ row }) => row),
    named: all.map((project) => ({
      projectId: projectId(project, calendar),
      promoterId: idOf(project.promoter),
      guaranteeAgentId: idOf(project.guaranteeAgent),
    })),
  };
}

/** The record of the company that promotes a project. */
export function ownerOf({ rows, named }: Owners, id: string): OwnerRow {
  const promoterId = named.find(({ projectId: namedId }) => namedId === id)?.promoterId;
  const owner = rows.find(({ ownerId }) => ownerId === promoterId);
  if (!owner) throw new Error(`The project ${id} has no owner.`);
  return owner;
}

export async function seedOwners(tx: Db, made: Owners): Promise<void> {
  await insertRows(tx, owners, made.rows);
  await insertRows(tx, documents, made.files);
  await insertRows(tx, ownerDocuments, made.documents);
  for (const { projectId: id, ...named } of made.named)
    await tx.update(projects).set(named).where(eq(projects.projectId, id));
}

const noteOn = (ownerId: string) => ({ subjectType: 'owner', subjectId: ownerId, personId: null });

/** Audit entries for the records of owners and their documents. */
export function trailOfOwners({ rows, documents: papers }: Owners, calendar: Calendar): Noted[] {
  const adminId = accountId('admin', calendar);
  const created = rows.map(({ createdAt, updatedAt: _updatedAt, ...after }) =>
    noted(createdAt, adminId, { action: 'owner.create', ...noteOn(after.ownerId), after }),
  );
  const added = papers.map(({ createdAt, ownerId, kind }) =>
    noted(createdAt, adminId, { action: 'owner-document.create', ...noteOn(ownerId), after: { kind } }),
  );
  return [...created, ...added];
}
