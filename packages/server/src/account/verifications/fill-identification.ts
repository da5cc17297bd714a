import { ageMin, ageOn, civilDateAt } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import type { Db } from '../../database/types.ts';
import { FieldConflict } from '../../errors.ts';
import type { IdentityDecision } from '../../integrations/identity/protocol.ts';
import { isCountry } from '../../misc/countries/names.ts';
import { updateUser } from '../users/repository.ts';
import type { users } from '../users/table.ts';

type User = typeof users.$inferSelect;
type Identification = Partial<
  Pick<User, 'identificationDocumentType' | 'identificationDocumentNumber' | 'birthdayAt' | 'nationality'>
>;

/** What an approved identity says of its user. Of a company it is the representative who was born some day. */
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

/** Writes what is known of a user, or says why they cannot be approved: the database refuses what is somebody else's. */
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
    // In a transaction of its own, so that what is refused spoils nothing else.
    await tx.transaction((inner) => updateUser(inner as unknown as Db, user.userId, filled, now));
    return { filled };
  } catch (error) {
    if (error instanceof FieldConflict && error.code === 'account.document_already_exists') {
      return { refusal: `errors.${error.code}`, filled: {} };
    }
    throw error;
  }
}
