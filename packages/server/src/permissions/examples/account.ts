import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { verificationMedia, verifications } from '../../account/verifications/table.ts';
import { unsubscribeUrl } from '../../integrations/mail/unsubscribe-link.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { makeChange, thePlatform } from '../../routing/change.ts';
import { signedAsProvider } from '../../testing/identity.ts';
import { testPassword } from '../../testing/users.ts';
import type { Examples } from '../example.ts';
import { personAs } from '../people.ts';
import { accountDocumentOf, pdf, picture, unique } from '../records.ts';
import type { World } from '../world.ts';

/** An attempt of the owner's that the provider left to staff. */
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

/** What stands at the foot of the owner's mails. */
function mailLink({ test, owner }: World): { token: string } {
  const { keys, config } = test.services;
  const url = unsubscribeUrl(keys, config.publicUrl, owner.whole.userId, 'general');
  return { token: new URL(url).searchParams.get('token') as string };
}

/** A picture that the provider took of the owner's document. */
async function mediaOf(world: World): Promise<string> {
  const { test } = world;
  const verificationId = await verificationOf(world);
  const file = await picture();
  return makeChange(test.services, thePlatform, async (change) => {
    const given = { purpose: 'verification-media', file, uploadedBy: undefined } as const;
    const { documentId } = await storeDocument(change, test.services, given);
    const [row] = await change.tx
      .insert(verificationMedia)
      .values({ verificationId, kind: 'document-front', documentId })
      .returning();
    return row?.mediaId as string;
  });
}

/** Somebody whom nobody looks after yet. */
const newcomer = async ({ test }: World) => (await personAs(test, 'user')).userId;

export const accountExamples = {
  register: {
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
  listIdentificationDocumentTypes: { kind: 'role', given: async () => ({ input: {} }) },

  readMe: { kind: 'self', given: async () => ({ input: {} }) },
  editMe: { kind: 'self', given: async () => ({ input: { body: { language: 'en' } } }) },
  closeAccount: { kind: 'self', given: async () => ({ input: { body: { password: testPassword } } }) },

  listUsers: {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { multiSearch: whole.userId } },
      mark: whole.email,
    }),
  },
  exportUsers: {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { multiSearch: whole.userId } },
      mark: whole.email,
    }),
  },
  readUser: {
    kind: 'subject',
    given: async ({ owner: { whole } }) => ({
      input: { params: { userId: whole.userId } },
      id: whole.userId,
    }),
  },
  editUser: {
    kind: 'subject',
    given: async ({ owner: { whole } }) => ({
      input: { params: { userId: whole.userId }, body: { phone: '+34 600 123 456' } },
      id: whole.userId,
    }),
  },
  deleteUser: {
    kind: 'subject',
    given: async ({ newOwner }) => {
      const owner = await newOwner();
      const { userId } = owner.whole;
      return { input: { params: { userId } }, id: userId, owner };
    },
  },

  listUserAssignments: {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { userId: whole.userId } },
      mark: whole.userId,
    }),
  },
  exportUserAssignments: {
    kind: 'list',
    given: async ({ owner: { whole } }) => ({
      input: { query: { userId: whole.userId } },
      mark: whole.userId,
    }),
  },
  createUserAssignment: {
    kind: 'role',
    given: async (world) => ({
      input: { body: { userId: await newcomer(world), managerId: world.people.manager.userId } },
    }),
  },
  editUserAssignment: {
    kind: 'subject',
    given: async ({ newOwner, people }) => {
      const owner = await newOwner();
      const { userId } = owner.whole;
      const body = { managerId: people.otherManager.userId };
      return { input: { params: { userId }, body }, id: userId, owner };
    },
  },

  listAccountDocuments: {
    kind: 'list',
    given: async (world) => {
      const accountId = world.owner.whole.userId;
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { query: { accountId } }, mark: accountDocumentId };
    },
  },
  exportAccountDocuments: {
    kind: 'list',
    given: async (world) => {
      const accountId = world.owner.whole.userId;
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { query: { accountId } }, mark: accountDocumentId };
    },
  },
  createAccountDocument: {
    kind: 'subject',
    given: async ({ owner: { whole } }) => ({
      input: { body: { accountId: whole.userId, visible: true, file: pdf() } },
      id: whole.userId,
    }),
  },
  accountDocumentUrl: {
    kind: 'subject',
    given: async (world) => {
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { params: { accountDocumentId } }, id: accountDocumentId };
    },
  },
  deleteAccountDocument: {
    kind: 'subject',
    given: async (world) => {
      const { accountDocumentId } = await accountDocumentOf(world);
      return { input: { params: { accountDocumentId } }, id: accountDocumentId };
    },
  },

  listVerifications: {
    kind: 'list',
    given: async (world) => ({
      input: { query: { userId: world.owner.whole.userId } },
      mark: await verificationOf(world),
    }),
  },
  exportVerifications: {
    kind: 'list',
    given: async (world) => ({
      input: { query: { userId: world.owner.whole.userId } },
      mark: await verificationOf(world),
    }),
  },
  readMailChoice: { kind: 'role', given: async (world) => ({ input: { query: mailLink(world) } }) },
  editMailChoice: {
    kind: 'role',
    given: async (world) => ({ input: { query: mailLink(world), body: { isWanted: false } } }),
  },
  unsubscribe: { kind: 'role', given: async (world) => ({ input: { query: mailLink(world) } }) },
  openUnsubscribe: { kind: 'role', given: async (world) => ({ input: { query: mailLink(world) } }) },
  startVerification: { kind: 'self', given: async () => ({ input: {} }) },
  receiveVerificationNews: {
    kind: 'role',
    given: async ({ test }) => {
      const body = { id: randomUUID(), action: 'started', code: 7001 };
      return { input: { body }, headers: signedAsProvider(test, JSON.stringify(body)) };
    },
  },
  viewVerificationMedia: {
    kind: 'subject',
    given: async (world) => {
      const mediaId = await mediaOf(world);
      return { input: { params: { mediaId } }, id: mediaId };
    },
  },
  decideVerification: {
    kind: 'subject',
    given: async (world) => {
      const verificationId = await verificationOf(world);
      return { input: { params: { verificationId }, body: { decision: 'Declined' } }, id: verificationId };
    },
  },
} satisfies Partial<Examples>;
