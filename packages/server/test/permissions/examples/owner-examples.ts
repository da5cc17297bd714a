import { v1 } from '@semilla/contract';
import { buildNewOwner } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { pdf, unique } from '../records.ts';
import type { World } from '../world.ts';

const issuedOn = '2020-01-15';

const owner = ({ make }: World) =>
  make(v1.owners.create, { body: buildNewOwner({ legalName: unique('Rehabitia') }) });

async function document(world: World) {
  const { ownerId } = await owner(world);
  const body = { ownerId, kind: 'registration' as const, issuedOn, file: pdf() };
  return world.make(v1.ownerDocuments.create, { body });
}

const listed = {
  kind: 'list' as const,
  given: async (world: World) => {
    const { legalName } = await owner(world);
    return { input: { query: { legalName } }, mark: legalName };
  },
};

const listedDocument = (mark: 'ownerDocumentId' | 'name') => ({
  kind: 'list' as const,
  given: async (world: World) => {
    const { ownerId, ownerDocumentId, file } = await document(world);
    return { input: { query: { ownerId } }, mark: mark === 'name' ? file.name : ownerDocumentId };
  },
});

const subject = async (world: World) => {
  const { ownerId } = await owner(world);
  return { params: { ownerId }, id: ownerId };
};

const documentSubject = {
  kind: 'subject' as const,
  given: async (world: World) => {
    const { ownerDocumentId } = await document(world);
    return { input: { params: { ownerDocumentId } }, id: ownerDocumentId };
  },
};

export const ownerExamples = {
  'yearlyReport.count': { kind: 'role', given: async () => ({ input: { query: { year: 2025 } } }) },
  'yearlyReport.find': { kind: 'role', given: async () => ({ input: { query: { year: 2025 } } }) },
  'owners.find': listed,
  'owners.export': listed,
  'owners.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await subject(world);
      return { input: { params }, id };
    },
  },
  'owners.create': { kind: 'role', given: async () => ({ input: { body: buildNewOwner() } }) },
  'owners.edit': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await subject(world);
      return { input: { params, body: { legalName: unique('Rehabitia') } }, id };
    },
  },
  'owners.delete': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await subject(world);
      return { input: { params }, id };
    },
  },
  'ownerDocuments.find': listedDocument('ownerDocumentId'),
  'ownerDocuments.export': listedDocument('name'),
  'ownerDocuments.create': {
    kind: 'subject',
    given: async (world) => {
      const { ownerId } = await owner(world);
      return { input: { body: { ownerId, kind: 'registration', issuedOn, file: pdf() } }, id: ownerId };
    },
  },
  'ownerDocuments.delete': documentSubject,
} satisfies Partial<Examples>;
