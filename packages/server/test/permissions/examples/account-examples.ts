import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { thePlatform } from '../../../src/kit/change/actor.ts';
import { makeChange } from '../../../src/kit/change/make-change.ts';
import { unsubscribeUrl } from '../../../src/kit/mail/unsubscribe-link.ts';
import { storeDocument } from '../../../src/misc/documents/store-document.ts';
import { verificationMedia } from '../../../src/schema/verification-media.ts';
import { verifications } from '../../../src/schema/verifications.ts';
import { signedAsProvider } from '../../identity.ts';
import { testPassword } from '../../users.ts';
import type { Examples } from '../example.ts';
import { personAs } from '../people.ts';
import { accountDocumentOf, pdf, picture, unique } from '../records.ts';
import type { World } from '../world.ts';

function customersFile(): File {
  const email = `${unique('lucia').replace(' ', '.')}@example.com`;
  return new File(
    [`name;surname;birthdayAt;email\nLucía;Ferrer Soler;21/05/1988;${email}\n`],
    'clientes.csv',
    {
      type: 'text/csv',
    },
  );
}

/** A verification attempt of the owner that staff must decide. */
async function verificationOf({ test, owner }: World) {
  const { userId } = owner.whole;
  const { db } = test;
  const attempt = 1 + (await db.$count(verifications, eq(verifications.userId, userId)));
  const at = test.clock.now;
  const [row] = await db
    .insert(verifications)
    .values({ userId, attempt, status: 'Completed', createdAt: at, updatedAt: at })
    .returning();
  return row?.verificationId as string;
}

/** The token of the unsubscribe link in the owner's mails. */
function mailLink({ test, owner }: World): { token: string } {
  const { keys, config } = test.services;
  const url = unsubscribeUrl(keys, config.publicUrl, owner.whole.userId, 'general');
  return { token: new URL(url).searchParams.get('token') as string };
}

/** An image that the provider took of the owner's document. */
async function mediaOf(world: World): Promise<string> {
  const { test } = world;
  const verificationId = await verificationOf(world);
  const file = await picture();
  return makeChange(test.services, thePlatform, async (change) => {
    const fields = { purpose: 'verification-media', file, uploadedBy: undefined } as const;
    const { documentId } = await storeDocument(change, test.services, fields);
    const [row] = await change.tx
      .insert(verificationMedia)
      .values({ verificationId, kind: 'document-front', documentId })
      .returning();
    return row?.mediaId as string;
  });
}

/** A new user without a manager. */
const newcomer = async ({ test }: World) => (await personAs(test, 'user')).userId;

export const accountExamples = {
  'registration.create': {
    kind: 'role',
    given: async () => ({
      input: {
        body: {
          kind: 'individual',
          name: 'Lucía',
          surname: 'Ferrer Soler',
          birthdayAt: '1988-05-21',
          email: `${unique('lucia').replace(' ', '.')}@example.com`,
          password: 'Almendro#24',
          language: 'es',
          acceptTerms: true,
        },
      },
    }),
  },
  'identificationDocumentTypes.find': { kind: 'role', given: async () => ({ input: {} }) },

  'me.find': { kind: 'self', given: async () => ({ input: {} }) },
  'me.edit': { kind: 'self', given: async () => ({ input: { body: { language: 'en' } } }) },
  'me.export': { kind: 'self', given: async () => ({ input: {} }) },
  'me.close': { kind: 'self', given: async () => ({ input: { body: { password: testPassword } } }) },

  'userImports.preview': {
    kind: 'role',
    given: async () => ({ input: { body: { file: customersFile() } } }),
  },
  'userImports.create': {
    kind: 'role',
    given: async () => ({ input: { body: { file: customersFile() } } }),
  },
  'users.find': {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { multiSearch: whole.userId } },
      mark: whole.email,
    }),
  },
  'users.export': {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { multiSearch: whole.userId } },
      mark: whole.email,
    }),
  },
  'users.findOne': {
    kind: 'subject',
    missing: 'account.customer_not_accessible',
    given: async ({ owner: { whole } }) => ({
      input: { params: { userId: whole.userId } },
      id: whole.userId,
    }),
  },
  'users.edit': {
    kind: 'subject',
    missing: 'account.customer_not_accessible',
    given: async ({ owner: { whole } }) => ({
      input: { params: { userId: whole.userId }, body: { phone: '+34 600 123 456' } },
      id: whole.userId,
    }),
  },
  'users.delete': {
    kind: 'subject',
    given: async ({ newOwner }) => {
      const owner = await newOwner();
      const { userId } = owner.whole;
      return { input: { params: { userId } }, id: userId, owner };
    },
  },

  'userAssignments.find': {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { userId: whole.userId } },
      mark: whole.userId,
    }),
  },
  'userAssignments.export': {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { userId: whole.userId } },
      mark: whole.userId,
    }),
  },
  'userAssignments.create': {
    kind: 'role',
    given: async (world) => ({
      input: { body: { userId: await newcomer(world), managerId: world.people.manager.userId } },
    }),
  },
  'userAssignments.edit': {
    kind: 'subject',
    given: async ({ newOwner, people }) => {
      const owner = await newOwner();
      const { userId } = owner.whole;
      const body = { managerId: people.otherManager.userId };
      return { input: { params: { userId }, body }, id: userId, owner };
    },
  },

  'accountDocuments.find': {
    kind: 'list',
    given: async (world) => {
      const accountId = world.owner.whole.userId;
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { query: { accountId } }, mark: accountDocumentId };
    },
  },
  'accountDocuments.export': {
    kind: 'list',
    given: async (world) => {
      const accountId = world.owner.whole.userId;
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { query: { accountId } }, mark: accountDocumentId };
    },
  },
  'accountDocuments.create': {
    kind: 'subject',
    given: async ({ owner: { whole } }) => ({
      input: { body: { accountId: whole.userId, visible: true, file: pdf() } },
      id: whole.userId,
    }),
  },
  'accountDocuments.findUrl': {
    kind: 'subject',
    given: async (world) => {
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { params: { accountDocumentId } }, id: accountDocumentId };
    },
  },
  'accountDocuments.edit': {
    kind: 'subject',
    given: async (world) => {
      const { userId } = world.owner.whole;
      const { accountDocumentId } = await accountDocumentOf(world, userId, world.people.admin);
      return { input: { params: { accountDocumentId }, body: { visible: false } }, id: accountDocumentId };
    },
  },
  'accountDocuments.delete': {
    kind: 'subject',
    given: async (world) => {
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { params: { accountDocumentId } }, id: accountDocumentId };
    },
  },

  'verifications.find': {
    kind: 'list',
    given: async (world) => ({
      input: { query: { userId: world.owner.whole.userId } },
      mark: await verificationOf(world),
    }),
  },
  'verifications.export': {
    kind: 'list',
    given: async (world) => ({
      input: { query: { userId: world.owner.whole.userId } },
      mark: await verificationOf(world),
    }),
  },
  'mailPreferences.find': { kind: 'role', given: async (world) => ({ input: { query: mailLink(world) } }) },
  'mailPreferences.edit': {
    kind: 'role',
    given: async (world) => ({ input: { query: mailLink(world), body: { isWanted: false } } }),
  },
  'mailPreferences.unsubscribe': {
    kind: 'role',
    given: async (world) => ({ input: { query: mailLink(world) } }),
  },
  'mailPreferences.openUnsubscribe': {
    kind: 'role',
    given: async (world) => ({ input: { query: mailLink(world) } }),
  },
  'verifications.create': { kind: 'self', given: async () => ({ input: {} }) },
  'verifications.receiveNews': {
    kind: 'role',
    given: async ({ test }) => {
      const body = { id: randomUUID(), action: 'started', code: 7001 };
      return { input: { body }, headers: signedAsProvider(test, JSON.stringify(body)) };
    },
  },
  'verifications.viewMedia': {
    kind: 'subject',
    given: async (world) => {
      const mediaId = await mediaOf(world);
      return { input: { params: { id: mediaId } }, id: mediaId };
    },
  },
  'verifications.findDecision': {
    kind: 'subject',
    given: async (world) => {
      const verificationId = await verificationOf(world);
      return { input: { params: { id: verificationId } }, id: verificationId };
    },
  },
  'verifications.decide': {
    kind: 'subject',
    given: async (world) => {
      const verificationId = await verificationOf(world);
      return {
        input: { params: { id: verificationId }, body: { decision: 'Declined' } },
        id: verificationId,
      };
    },
  },
} satisfies Partial<Examples>;
