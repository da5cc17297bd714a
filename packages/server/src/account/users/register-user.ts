import type { InputOf, v1 } from '@semilla/contract';
import { assertAddressFree } from '../../auth/email-changes/queries.ts';
import { newLink } from '../../auth/links/links.ts';
import { authMails } from '../../auth/mails.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { Forbidden } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { insertUser, type NewUser, type UserRow } from '../../kit/users/queries.ts';
import { createWallet } from '../../wallet/wallets/create-wallet.ts';
import { assignManager, holdManager } from '../user-assignments/queries.ts';
import { checkPerson } from './check-person.ts';
import { withPhone } from './with-phone.ts';

type Body = InputOf<typeof v1.registration.create>['body'];
export type Invitation = Extract<Body, { invite: true }>;
export type Registration = Exclude<Body, { invite: true }>;

function kindFields(body: Body): Pick<NewUser, 'kind' | 'name'> & Partial<NewUser> {
  if (body.kind === 'company') {
    const { kind, companyName, legalRepresentativeName, taxId, legalForm } = body;
    return { kind, name: companyName, legalRepresentativeName, taxId, legalForm };
  }
  const { kind, name, surname, birthdayAt, nationality, gender } = body;
  const { identificationDocumentType, identificationDocumentNumber } = body;
  const identity = { identificationDocumentType, identificationDocumentNumber };
  return { kind, name, surname, birthdayAt, nationality, gender, ...identity };
}

export async function createUser(
  change: Change,
  body: Body,
  more: Pick<NewUser, 'passwordHash'> & Partial<NewUser> & { createdAt: Date },
): Promise<UserRow> {
  const fields = kindFields(body);
  checkPerson(body.kind, { ...fields, ...more });
  const { email, phone, language } = withPhone(body);
  await assertAddressFree(change.tx, { email, now: more.createdAt });
  const user = await insertUser(change.tx, { ...fields, email, phone, language, ...more });
  await createWallet(change.tx, user.userId);
  return user;
}

/** Assigns a new customer to the manager who created them. Throws if the manager has just left the staff. */
export async function assignToCreator(change: Change, userId: string, managerId: string, createdAt: Date) {
  if (!(await holdManager(change.tx, managerId))) throw new Forbidden();
  await assignManager(change.tx, { userId, managerId, createdAt });
}

/** Registers a user and sends a mail to confirm the address. A customer registered by a manager is assigned to that manager. */
export async function registerUser(
  change: Change,
  services: Services,
  given: {
    body: Registration;
    passwordHash: string;
    /** The member of staff who registered the customer and therefore knows the password. */
    registeredById: string | undefined;
    managerId: string | undefined;
    now: Date;
  },
): Promise<UserRow> {
  const { body, passwordHash, registeredById, managerId, now } = given;
  const user = await createUser(change, body, { passwordHash, termsAcceptedAt: now, createdAt: now });
  const { userId } = user;
  if (managerId) await assignToCreator(change, userId, managerId, now);
  const url = await newLink(change.tx, {
    userId,
    purpose: 'confirm-email',
    publicUrl: services.config.publicUrl,
    now,
  });
  await change.mail(user, authMails.confirmEmail.write(user, { url }));
  change.audit({
    action: 'user.register',
    subjectType: 'user',
    subjectId: userId,
    userId: registeredById ?? userId,
    personId: userId,
    after: { kind: user.kind, managerId },
  });
  return user;
}
