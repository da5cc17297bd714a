import { ageMin, ageOn, civilDateAt } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import type { Db } from '../../kit/database/types.ts';
import { FieldConflict } from '../../kit/errors.ts';
import type { IdentityDecision } from '../../kit/identity/protocol.ts';
import { updateUser } from '../../kit/users/queries.ts';
import { isCountry } from '../../misc/countries/names.ts';
import type { users } from '../../schema/users.ts';

type User = typeof users.$inferSelect;
type Identification = Partial<
  Pick<User, 'identificationDocumentType' | 'identificationDocumentNumber' | 'birthdayAt' | 'nationality'>
>;

/** The user's fields from an approved identity. A company gets no birthday, because the date is its representative's. */
function identificationIn({ document, person }: IdentityDecision, { kind }: User): Identification {
  const birthdayAt = kind === 'individual' ? person?.dateOfBirth : null;
  const nationality = person?.nationality;
  return {
    ...(document?.type &&
      document.number && {
        identificationDocumentType: document.type,
        identificationDocumentNumber: document.number,
      }),
    ...(birthdayAt && { birthdayAt }),
    ...(nationality && isCountry(nationality) && { nationality }),
  };
}

/** Copies the identity to the user, or returns why they cannot be approved: a minor, or a document of another user. */
export async function fillIdentification(
  tx: Db,
  user: User,
  decision: IdentityDecision,
  now: Date,
): Promise<{ refusal?: MessageKey; filled: Identification }> {
  const filled = identificationIn(decision, user);
  if (filled.birthdayAt && ageOn(filled.birthdayAt, civilDateAt(now)) < ageMin) {
    return { refusal: 'validation.age', filled: {} };
  }
  try {
    // A nested transaction, so that a unique violation does not abort the outer one.
    await tx.transaction((inner) => updateUser(inner, user.userId, filled, now));
    return { filled };
  } catch (error) {
    if (error instanceof FieldConflict && error.code === 'account.document_already_exists') {
      return { refusal: `errors.${error.code}`, filled: {} };
    }
    throw error;
  }
}
