import { z } from 'zod';
import { fiscalResidence } from '../account/fiscal-residences.ts';
import { taxTreatment } from '../account/tax-treatments.ts';
import { verification } from '../account/verifications.ts';
import { trustedDevice } from '../auth/devices.ts';
import { emailChange } from '../auth/email-changes.ts';
import { passkey } from '../auth/passkeys.ts';
import { session } from '../auth/sessions.ts';
import { totp } from '../auth/totps.ts';
import { endpoint } from '../shared/endpoint.ts';

/** What the profile shows of the caller. One answer, because the page would ask for eight lists. */
export const ownProfile = z.object({
  verification: verification
    .nullable()
    .meta({ description: 'The latest check of the identity; null without one.' }),
  fiscalResidences: z.array(fiscalResidence).meta({ description: 'Latest first.' }),
  taxTreatments: z.array(taxTreatment).meta({ description: 'Latest first.' }),
  totp: totp.nullable().meta({ description: 'The device for one-time codes; null without one.' }),
  emailChanges: z.array(emailChange).meta({ description: 'Latest first.' }),
  passkeys: z.array(passkey),
  sessions: z.array(session),
  devices: z.array(trustedDevice).meta({ description: 'The devices that skip the one-time code.' }),
});
export type OwnProfile = z.output<typeof ownProfile>;

export const ownProfilesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/own-profile',
    summary: 'The caller’s identity check, tax residence, and ways of signing in.',
    who: 'security.manage',
    answer: ownProfile,
  }),
};
