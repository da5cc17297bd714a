import type { InputOf, register } from '@semilla/contract';
import { authLetter, newLink } from '../../auth/index.ts';
import { isUniqueViolation } from '../../database/index.ts';
import { FieldConflict } from '../../errors.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { createWallet } from '../../wallet/index.ts';
import { insertUser, type NewUser, type UserRow } from './repository.ts';

type Registration = InputOf<typeof register>['body'];

function nameFields(
  body: Registration,
): Pick<NewUser, 'kind' | 'name' | 'surname' | 'legalRepresentativeName'> {
  if (body.kind === 'individual') return { kind: body.kind, name: body.name, surname: body.surname };
  return { kind: body.kind, name: body.companyName, legalRepresentativeName: body.legalRepresentativeName };
}

function personFields(body: Registration): Partial<NewUser> {
  if (body.kind === 'company') return {};
  return { birthdayAt: body.birthdayAt, nationality: body.nationality, gender: body.gender };
}

/** Makes the user and the wallet together, and sends the mail that confirms the address. */
export async function registerUser(
  change: Change,
  services: Services,
  given: { body: Registration; passwordHash: string; now: Date },
): Promise<UserRow> {
  const { body, passwordHash, now } = given;
  const user = await insertUser(change.tx, {
    ...nameFields(body),
    ...personFields(body),
    email: body.email,
    passwordHash,
    phone: body.phone,
    language: body.language,
    termsAcceptedAt: now,
    createdAt: now,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_unique')
      ? new FieldConflict('account.email_taken', 'email')
      : error;
  });
  const { userId } = user;
  await createWallet(change.tx, userId);
  const url = await newLink(change.tx, {
    userId,
    purpose: 'confirm-email',
    publicUrl: services.config.publicUrl,
    now,
  });
  await change.mail(user.email, authLetter('confirmEmail', user, url));
  change.audit({
    action: 'user.register',
    subjectType: 'user',
    subjectId: userId,
    userId,
    after: { kind: user.kind },
  });
  return user;
}
