import { accountDocumentUrl, createDocumentType } from '@semilla/contract';
import { buildNewDocumentType } from '@semilla/contract/testing';
import { undeliveredMails } from '../../misc/undelivered-mails/table.ts';
import type { Examples } from '../example.ts';
import { accountDocumentOf, unique } from '../records.ts';
import type { World } from '../world.ts';

const documentType = (world: World) =>
  world.make(createDocumentType, { body: buildNewDocumentType({ name: unique('Tasación') }) });

/** A mail to the owner that nobody took. */
async function undeliveredMailOf({ test, owner }: World, subject = 'Has invertido'): Promise<string> {
  const { userId, email } = owner.whole;
  const mail = { kind: 'wallet.orderPlaced', userId, to: email, subject, text: '', html: '', headers: {} };
  const at = test.clock.now;
  const [row] = await test.db
    .insert(undeliveredMails)
    .values({
      userId,
      recipient: 'l…@example.com',
      topic: 'wallet',
      kind: mail.kind,
      subject,
      sealedMail: test.services.keys.encrypt(JSON.stringify(mail)),
      state: 'undelivered',
      failure: 'server_unreachable',
      tries: 13,
      createdAt: at,
      failedAt: at,
    })
    .returning();
  return row?.undeliveredMailId as string;
}

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

  listUndeliveredMails: {
    kind: 'list',
    given: async (world) => {
      const mailId = await undeliveredMailOf(world);
      return { input: {}, mark: mailId };
    },
  },
  exportUndeliveredMails: {
    kind: 'list',
    given: async (world) => {
      const subject = unique('Has invertido');
      await undeliveredMailOf(world, subject);
      return { input: {}, mark: subject };
    },
  },
  sendMailAgain: {
    kind: 'subject',
    given: async (world) => {
      const undeliveredMailId = await undeliveredMailOf(world);
      return { input: { params: { undeliveredMailId } }, id: undeliveredMailId };
    },
  },
  dismissMail: {
    kind: 'subject',
    given: async (world) => {
      const undeliveredMailId = await undeliveredMailOf(world);
      return { input: { params: { undeliveredMailId } }, id: undeliveredMailId };
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
