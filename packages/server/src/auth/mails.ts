import { formatDateTime } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { mailKind } from '../kit/mail/mail-kind.ts';

type WithLink = 'confirmEmail' | 'alreadyRegistered' | 'resetPassword' | 'addressToConfirm' | 'addressInUse';
type AboutAddress = 'addressAsked' | 'addressChanged';
export type SignInNews =
  | 'newBrowser'
  | 'usedRecoveryCode'
  | 'trustedDevice'
  | 'newRecoveryCodes'
  | 'renewedRecoveryCodes'
  | 'passkeyAdded'
  | 'passkeyRemoved';

/** The browser and the time of a login, as shown to the user. */
export interface SignIn {
  device: string;
  at: Date;
}

type Name = WithLink | AboutAddress | SignInNews | 'passwordChanged' | 'addressBack' | 'totpDeleted';

const wordsOf = (t: Translate, name: Name) => ({
  subject: t(`auth.mail.${name}.subject`),
  paragraphs: [t(`auth.mail.${name}.text`)],
  footnote: t(`auth.mail.${name}.footnote`),
});

const exampleToken = 'Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE';

/** A mail with a button that leads to `url`. */
const linkMail = (name: WithLink, exampleUrl: string) =>
  mailKind<{ url: string }>(`auth.${name}`, {
    group: null,
    isMailOnly: true,
    words: (t, { url }) => ({
      ...wordsOf(t, name),
      action: { label: t(`auth.mail.${name}.action`), url },
    }),
    examples: () => ({ url: exampleUrl }),
  });

/** Tells customers at their previous address that it is to change, or has changed, with a link to object. */
const addressMail = (name: AboutAddress) =>
  mailKind<{ email: string; url: string }>(`auth.${name}`, {
    group: null,
    words: (t, { email, url }) => ({
      ...wordsOf(t, name),
      paragraphs: [t(`auth.mail.${name}.text`), t(`auth.mail.${name}.ifNotYou`)],
      facts: [{ name: t('auth.mail.newAddress'), value: email }],
      action: { label: t(`auth.mail.${name}.action`), url },
    }),
    examples: () => ({ email: 'lucia.nueva@example.com', url: '/objection?token=ejemplo' }),
  });

/** A mail about a security event, so users notice if it was not them. */
const securityMail = (name: 'passwordChanged' | 'addressBack') =>
  mailKind(`auth.${name}`, {
    group: null,
    words: (t) => wordsOf(t, name),
    examples: () => {},
  });

/** A mail about a security event with the login in which it happened. */
const signInMail = (name: SignInNews) =>
  mailKind<SignIn>(`auth.${name}`, {
    group: null,
    words: (t, { device, at }) => ({
      ...wordsOf(t, name),
      facts: [
        { name: t('auth.mail.signIn.device'), value: device },
        {
          name: t('auth.mail.signIn.at'),
          value: t('auth.mail.signIn.inMadrid', { at: formatDateTime(at) }),
        },
      ],
    }),
    examples: () => ({ device: 'Firefox, Linux', at: new Date('2026-03-05T18:03:00Z') }),
  });

export const authMails = {
  confirmEmail: linkMail('confirmEmail', `/auth/verify-email?token=${exampleToken}`),
  alreadyRegistered: linkMail('alreadyRegistered', '/auth/login'),
  resetPassword: linkMail('resetPassword', `/auth/reset?token=${exampleToken}`),
  passwordChanged: securityMail('passwordChanged'),
  addressToConfirm: linkMail('addressToConfirm', `/auth/new-email?token=${exampleToken}`),
  addressInUse: linkMail('addressInUse', '/auth/login'),
  addressAsked: addressMail('addressAsked'),
  addressChanged: addressMail('addressChanged'),
  addressBack: securityMail('addressBack'),
  newBrowser: signInMail('newBrowser'),
  usedRecoveryCode: signInMail('usedRecoveryCode'),
  trustedDevice: signInMail('trustedDevice'),
  newRecoveryCodes: signInMail('newRecoveryCodes'),
  renewedRecoveryCodes: signInMail('renewedRecoveryCodes'),
  /** To owners whose one-time-code device was deleted, and their passkeys if they had any. */
  totpDeleted: mailKind<{ hadPasskeys: boolean }>('auth.totpDeleted', {
    group: null,
    words: (t, { hadPasskeys }) => ({
      ...wordsOf(t, 'totpDeleted'),
      paragraphs: [
        t('auth.mail.totpDeleted.text'),
        ...(hadPasskeys ? [t('auth.mail.totpDeleted.passkeysToo')] : []),
      ],
    }),
    examples: {
      alone: () => ({ hadPasskeys: false }),
      'with passkeys': () => ({ hadPasskeys: true }),
    },
  }),
  passkeyAdded: signInMail('passkeyAdded'),
  passkeyRemoved: signInMail('passkeyRemoved'),
};
