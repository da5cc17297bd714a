import { may, type OwnProfile, type Permission, type v1 } from '@semilla/contract';
import { fiscalResidenceList } from '../account/fiscal-residences/queries.ts';
import { taxTreatmentList } from '../account/tax-treatments/queries.ts';
import { verificationList } from '../account/verifications/find-verifications.ts';
import { findDevices } from '../auth/devices/queries.ts';
import { findEmailChanges } from '../auth/email-changes/queries.ts';
import { findPasskeys } from '../auth/passkeys/queries.ts';
import { findOwnSessions } from '../auth/sessions/find-own-sessions.ts';
import { findTotps } from '../auth/totps/queries.ts';
import type { Call } from '../kit/http/route.ts';

const latest = { skip: 0, take: 1, orderSide: 'desc' } as const;
const all = { ...latest, take: 100 } as const;
const none = { data: [] };

/** Each part is found as in its own list, and is empty for a caller who has no such list. */
export async function findOwnProfile({
  db,
  caller,
  now,
}: Call<typeof v1.ownProfiles.find>): Promise<OwnProfile> {
  const { role, userId } = caller;
  const own = <T>(permission: Permission, find: () => Promise<T>) => (may(permission, role) ? find() : none);
  const [checks, residences, treatments, totps, addresses, passkeys, sessions, devices] = await Promise.all([
    own('verifications.start', () =>
      verificationList.page(db, { ...latest, orderBy: 'updatedAt' }, { scope: 'own', caller }),
    ),
    own('fiscalResidences.create', () =>
      fiscalResidenceList.page(db, { ...all, orderBy: 'since' }, { scope: 'own', caller }),
    ),
    own('fiscalResidences.create', () =>
      taxTreatmentList.page(db, { ...all, orderBy: 'fromDate' }, { scope: 'own', caller }),
    ),
    findTotps(db, { ...latest, orderBy: 'createdAt' }, userId),
    own('profile.changeEmail', () => findEmailChanges(db, userId)),
    findPasskeys(db, userId),
    findOwnSessions(db, caller, now),
    findDevices(db, userId, now),
  ]);
  return {
    verification: checks.data[0] ?? null,
    fiscalResidences: residences.data,
    taxTreatments: treatments.data,
    totp: totps.data[0] ?? null,
    emailChanges: addresses.data,
    passkeys,
    sessions: sessions.data,
    devices: devices.data,
  };
}
