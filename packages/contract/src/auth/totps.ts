import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { givenPassword } from '../shared/password.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, lineText } from '../shared/text.ts';

export const otpCode = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, { error: 'otp_code' })
  .meta({ example: '123456' });

/**
 * A code that replaces a one-time code. Case and hyphens are ignored. Older codes have 8 characters, not 16.
 */
export const recoveryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?:[A-Z2-7]{4}-?[A-Z2-7]{4}-?)?[A-Z2-7]{4}-?[A-Z2-7]{4}$/, { error: 'recovery_code' })
  .meta({ example: 'K7QD-3MXA-PB5T-2WZE' });

export const totp = z.object({ totpId: id, userId: id, createdAt: instant, lastUsedAt: instant.nullable() });

export const totpFieldList = fieldList({
  resource: 'totps',
  record: totp,
  acts: ['totp'],
  fields: { totpId: {}, userId: {}, createdAt: {}, lastUsedAt: {} },
});

const recoveryCodesAnswer = z.object({
  recoveryCodes: z.array(z.string().meta({ example: 'K7QD-3MXA-PB5T-2WZE' })),
});

const totpParams = z.strictObject({ totpId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/auth/totps',
  summary: 'One-time-code devices: the caller’s own, or a customer’s for an administrator.',
  who: 'otpDevices.read',
  query: z.strictObject({ ...paging(['createdAt'], 'desc'), userId: id.optional() }),
  answer: page(totp),
});

export const totpsEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/v1/auth/totps',
    summary: 'Starts setting up a one-time-code device: answers with a secret and its QR code.',
    who: 'halfSignedIn',
    answer: z.object({
      totpId: id,
      secret: z.string().meta({ example: 'JBSWY3DPEHPK3PXP' }),
      otpauthUrl: z.string().meta({ example: 'otpauth://totp/Semilla:lucia.ferrer%40example.com?secret=…' }),
      qrSvg: z.string().meta({ example: '<svg …></svg>' }),
    }),
    errors: ['auth.otp_already_configured', 'auth.passkey_required'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v1/auth/totps/:totpId/confirm',
    summary:
      'Confirms the set-up with a first code; answers the recovery codes, once. The session is then complete.',
    who: 'halfSignedIn',
    params: totpParams,
    body: z.strictObject({ code: otpCode }),
    status: 200,
    answer: recoveryCodesAnswer,
    errors: [
      'auth.otp_invalid',
      'auth.otp_already_configured',
      'auth.passkey_required',
      'auth.too_many_attempts',
    ],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/v1/auth/totps/recovery-codes',
    summary: 'Replaces the caller’s recovery codes, with a one-time code; answers the new ones, once.',
    who: 'security.manage',
    body: z.strictObject({ code: otpCode }),
    answer: recoveryCodesAnswer,
    errors: ['auth.otp_invalid', 'auth.otp_not_configured', 'auth.too_many_attempts'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/v1/auth/otp',
    summary:
      'Completes the session with a one-time code or a recovery code; may trust the device for 30 days.',
    who: 'halfSignedIn',
    body: z
      .strictObject({
        code: otpCode.optional(),
        recoveryCode: recoveryCode.optional(),
        trustDevice: z.boolean().optional().meta({ example: true }),
        deviceName: lineText(60).optional().meta({ example: 'Portátil de casa' }),
      })
      .refine((body) => (body.code === undefined) !== (body.recoveryCode === undefined), {
        path: ['code'],
        error: 'required',
      }),
    status: 204,
    errors: [
      'auth.otp_invalid',
      'auth.otp_not_configured',
      'auth.passkey_required',
      'auth.staff_device',
      'auth.too_many_attempts',
    ],
  }),
  find,
  export: csvExportOf(find, totpFieldList),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/auth/totps/:totpId',
    summary:
      'Removes a one-time-code device, ends its owner’s sessions and forces a new set-up. It needs a fresh factor; for the own device the password may be given instead.',
    who: 'otpDevices.delete',
    freshFactor: 'forOthers',
    params: totpParams,
    body: z
      .strictObject({
        password: givenPassword.optional().meta({ example: 'Almendro#24' }),
        why: whyProposed,
      })
      .meta({
        description:
          'May be left out. `password`: the caller’s, to delete their own device without a fresh factor.',
      }),
    secondPerson: ['deleteOtpDevice'],
    errors: ['auth.otp_not_configured', 'auth.current_password_wrong', 'auth.too_many_attempts'],
  }),
};
