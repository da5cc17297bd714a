import { accountDocumentUrl, createDocumentType } from '@semilla/contract';
import { buildNewDocumentType } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { accountDocumentOf, unique } from '../records.ts';
import type { World } from '../world.ts';

const documentType = (world: World) =>
  world.make(createDocumentType, { body: buildNewDocumentType({ name: unique('Tasación') }) });

export const miscExamples = {
  listCountries: { kind: 'role', given: async () => ({ input: {} }) },
  countryFlag: { kind: 'role', given: async () => ({ input: { params: { alpha2: 'PT' } } }) },

  listDocumentTypes: {
    kind: 'list',
    given: async (world) => {
      const { name } = await documentType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  exportDocumentTypes: {
    kind: 'list',
    given: async (world) => {
      const { name } = await documentType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  readDocumentType: {
    kind: 'subject',
    given: async (world) => {
      const { documentTypeId } = await documentType(world);
      return { input: { params: { documentTypeId } }, id: documentTypeId };
    },
  },
  createDocumentType: { kind: 'role', given: async () => ({ input: { body: buildNewDocumentType() } }) },
  editDocumentType: {
    kind: 'subject',
    given: async (world) => {
      const { documentTypeId } = await documentType(world);
      return { input: { params: { documentTypeId }, body: { name: unique('Nota') } }, id: documentTypeId };
    },
  },
  deleteDocumentType: {
    kind: 'subject',
    given: async (world) => {
      const { documentTypeId } = await documentType(world);
      return { input: { params: { documentTypeId } }, id: documentTypeId };
    },
  },

  viewDocument: {
    kind: 'subject',
    like: 'accountDocuments.read',
    given: async (world) => {
      const { viewUrl } = await accountDocumentOf(world);
      const documentId = viewUrl.split('/').at(-1) as string;
      return { input: { params: { documentId } }, id: documentId };
    },
  },
  signedDocument: {
    kind: 'role',
    given: async (world) => {
      const { accountDocumentId } = await accountDocumentOf(world);
      const { url } = await world.make(accountDocumentUrl, { params: { accountDocumentId } });
      return { input: { params: { token: new URL(url).pathname.split('/').at(-1) as string } } };
    },
  },
} satisfies Partial<Examples>;
