import { formOf } from '../forms.ts';
import { accountExamples } from '../permissions/examples/account-examples.ts';
import { personAs } from '../permissions/people.ts';
import { accountDocumentOf, pdf, unique } from '../permissions/records.ts';
import type { World } from '../permissions/world.ts';
import type { SpecifiedCalls } from './specified-call.ts';

const users = '/v1/account/users';
const documents = '/v1/account/account-documents';

const newcomer = async ({ test }: World) => (await personAs(test, 'user')).userId;
const mail = () => `${unique('lucia').replace(' ', '.')}@example.com`;

/** Uses an example of the permission tests, which knows how to create the record. */
async function verificationId(world: World): Promise<string> {
  return (await accountExamples['verifications.decide'].given(world)).id;
}

export const accountCalls: SpecifiedCalls = {
  'POST /v1/account/users': async ({ people }) => ({
    by: people.visitor,
    body: {
      kind: 'individual',
      name: 'Lucía',
      surname: 'Ferrer Soler',
      email: mail(),
      phoneNumber: '+34 600 123 456',
      gender: 'Female',
      nationality: 'ES',
      birthdayAt: '1988-05-21',
      language: 'es',
      password: 'Almendro#24',
      acceptTerms: true,
    },
  }),
  'PATCH /v1/account/users/me': async ({ owner: { whole } }) => ({
    by: whole,
    body: { language: 'en', notifyGeneralEmail: false, notifyTicketEmail: true, phoneNumber: '600 123 456' },
  }),
  'GET /v1/account/users/{id}': async ({ people, owner: { whole } }) => ({
    by: people.admin,
    path: `${users}/${whole.userId}`,
  }),
  'PATCH /v1/account/users/{id}': async (world) => ({
    by: world.people.admin,
    path: `${users}/${await newcomer(world)}`,
    body: { disabled: true },
  }),
  'DELETE /v1/account/users/{id}': async (world) => ({
    by: world.people.admin,
    path: `${users}/${await newcomer(world)}`,
  }),
  'POST /v1/account/user-assignment': async (world) => ({
    by: world.people.admin,
    body: { userId: await newcomer(world), managerId: world.people.manager.userId },
  }),
  'PATCH /v1/account/user-assignment/{userId}': async ({ people, newOwner }) => ({
    by: people.admin,
    path: `/v1/account/user-assignment/${(await newOwner()).whole.userId}`,
    body: { managerId: people.otherManager.userId },
  }),
  'GET /v1/account/verifications/{mediaId}': async (world) => ({
    by: world.people.admin,
    path: `/v1/account/verifications/${(await accountExamples['verifications.viewMedia'].given(world)).id}`,
  }),
  'PATCH /v1/account/verifications/{id}': async (world) => ({
    by: world.people.admin,
    path: `/v1/account/verifications/${await verificationId(world)}`,
    body: { decision: 'Declined', decisionReason: 'El documento está caducado.' },
  }),
  'POST /v1/account/account-documents': async ({ people, owner: { whole } }) => ({
    by: people.admin,
    form: formOf({ file: pdf(), accountId: whole.userId, ownerId: whole.userId, visible: true }),
  }),
  'DELETE /v1/account/account-documents/{id}': async (world) => ({
    by: world.people.admin,
    path: `${documents}/${(await accountDocumentOf(world)).accountDocumentId}`,
  }),
  'GET /v1/account/account-documents/url/{id}': async (world) => ({
    by: world.people.admin,
    path: `${documents}/url/${(await accountDocumentOf(world)).accountDocumentId}`,
  }),
};
