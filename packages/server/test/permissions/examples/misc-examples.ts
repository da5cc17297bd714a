import { v1 } from '@semilla/contract';
import { buildNewDocumentType } from '@semilla/contract/testing';
import { placeOfMail } from '../../../src/kit/mail/mail.ts';
import { undeliveredMails } from '../../../src/schema/undelivered-mails.ts';
import type { Examples } from '../example.ts';
import { accountDocumentOf, unique } from '../records.ts';
import type { World } from '../world.ts';

const documentType = (world: World) =>
  world.make(v1.documentTypes.create, { body: buildNewDocumentType({ name: unique('Tasación') }) });

/** A mail to the owner that could not be delivered. */
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
      sealedMail: test.services.keys.encrypt(JSON.stringify(mail), placeOfMail(userId)),
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
  'locales.find': { kind: 'role', given: async () => ({ input: {} }) },
  'countries.find': { kind: 'role', given: async () => ({ input: {} }) },
  'countries.findFlag': { kind: 'role', given: async () => ({ input: { params: { alpha2: 'PT' } } }) },

  'documentTypes.find': {
    kind: 'list',
    given: async (world) => {
      const { name } = await documentType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  'documentTypes.export': {
    kind: 'list',
    given: async (world) => {
      const { name } = await documentType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  'documentTypes.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { documentTypeId } = await documentType(world);
      return { input: { params: { documentTypeId } }, id: documentTypeId };
    },
  },
  'documentTypes.create': { kind: 'role', given: async () => ({ input: { body: buildNewDocumentType() } }) },
  'documentTypes.edit': {
    kind: 'subject',
    given: async (world) => {
      const { documentTypeId } = await documentType(world);
      return { input: { params: { documentTypeId }, body: { name: unique('Nota') } }, id: documentTypeId };
    },
  },
  'documentTypes.delete': {
    kind: 'subject',
    given: async (world) => {
      const { documentTypeId } = await documentType(world);
      return { input: { params: { documentTypeId } }, id: documentTypeId };
    },
  },

  'undeliveredMails.find': {
    kind: 'list',
    given: async (world) => {
      const mailId = await undeliveredMailOf(world);
      return { input: {}, mark: mailId };
    },
  },
  'undeliveredMails.export': {
    kind: 'list',
    given: async (world) => {
      const subject = unique('Has invertido');
      await undeliveredMailOf(world, subject);
      return { input: {}, mark: subject };
    },
  },
  'undeliveredMails.sendAgain': {
    kind: 'subject',
    given: async (world) => {
      const undeliveredMailId = await undeliveredMailOf(world);
      return { input: { params: { undeliveredMailId } }, id: undeliveredMailId };
    },
  },
  'undeliveredMails.dismiss': {
    kind: 'subject',
    given: async (world) => {
      const undeliveredMailId = await undeliveredMailOf(world);
      return { input: { params: { undeliveredMailId } }, id: undeliveredMailId };
    },
  },

  'documents.view': {
    kind: 'subject',
    like: 'accountDocuments.read',
    given: async (world) => {
      const { viewUrl } = await accountDocumentOf(world);
      const documentId = viewUrl.split('/').at(-1) as string;
      return { input: { params: { documentId } }, id: documentId };
    },
  },
  'documents.viewSigned': {
    kind: 'role',
    given: async (world) => {
      const { accountDocumentId } = await accountDocumentOf(world);
      const { url } = await world.make(v1.accountDocuments.findUrl, { params: { accountDocumentId } });
      return { input: { params: { token: new URL(url).pathname.split('/').at(-1) as string } } };
    },
  },
} satisfies Partial<Examples>;
