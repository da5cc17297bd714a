import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';

/** The preferences in the profile. Mails about signing in and about the account itself are always sent. */
export const mailPreferences = ['general', 'ticket'] as const;
export type MailPreference = (typeof mailPreferences)[number];

/** The mails that a customer may switch off, by subject. What the law or safety requires is in none of them. */
export const mailGroups = ['projects', 'investments', 'wallet', 'account', 'support'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** A digest lists what came since the one before: every morning, or on Mondays. */
export const digestFrequencies = ['daily', 'weekly'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

/** At once, in a digest, or never: then it is in the inbox only. */
export const mailFrequencies = ['atOnce', ...digestFrequencies, 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** The preference in the profile that switches off all mails of a group together with others. */
export const preferenceOfGroup = (group: MailGroup): MailPreference =>
  group === 'support' ? 'ticket' : 'general';

/** What the link at the end of a mail switches off: one group, or a preference, which covers several. */
export const mailScopes = [...mailPreferences, 'projects', 'investments', 'wallet', 'account'] as const;
export type MailScope = (typeof mailScopes)[number];

/** Tickets are the only group of their preference, so both are one scope. */
export const scopeOfGroup = (group: MailGroup): MailScope => (group === 'support' ? 'ticket' : group);

export const groupOfScope = (scope: MailScope): MailGroup | undefined =>
  scope === 'ticket' ? 'support' : mailGroups.find((group) => group === scope);

const mailGroup = z.object({
  group: z.enum(mailGroups).meta({ example: 'projects' }),
  frequency: z.enum(mailFrequencies).meta({ example: 'atOnce' }),
});
export type MailGroupChoice = z.output<typeof mailGroup>;

const top = '/v1/account/mail-groups';

export const mailGroupsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: top,
    summary: 'Which mails the caller gets, by subject.',
    who: 'inboxMessages.read',
    answer: z.object({ data: z.array(mailGroup) }),
  }),
  choose: endpoint({
    method: 'POST',
    path: `${top}/:group`,
    summary: 'Chooses when the caller gets the mails of a subject.',
    who: 'inboxMessages.read',
    params: z.strictObject({ group: z.enum(mailGroups) }),
    query: z.strictObject({ frequency: z.enum(mailFrequencies).meta({ example: 'never' }) }),
    status: 204,
    isForm: true,
  }),
};
