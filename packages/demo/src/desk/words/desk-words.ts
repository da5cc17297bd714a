import type { MailScope, Role } from '@semilla/contract';
import type { About } from '../abouts.ts';

type MailGroup = 'auth' | 'account' | 'payment' | 'wallet' | 'approvals' | 'project' | 'support';

export interface DeskWords {
  demo: string;
  nav: string;
  language: string;
  places: Record<'desk' | 'mailbox' | 'mails' | 'identity' | 'site' | 'backoffice' | 'api', string>;
  desk: {
    title: string;
    lead: string;
    /** The purpose of each place. */
    about: Record<'site' | 'backoffice' | 'api' | 'mailbox' | 'mails' | 'identity', string>;
    signIn: string;
    /** HTML. */
    signInLead: string;
    /** Contains % in place of the seconds. */
    codesChange: string;
    newCodes: string;
    signInAs: string;
    code: string;
    newcomers: string;
    /** HTML. */
    newcomersLead: string;
    stepsTitle: string;
    /** HTML. */
    steps: string[];
    stories: string;
    others: string;
    who: string;
    email: string;
    role: string;
  };
  clock: {
    title: string;
    lead: string;
    time: string;
    amount: string;
    unit: string;
    units: Record<'minutes' | 'hours' | 'days', string>;
    move: string;
    notMoved: string;
    refused: string;
  };
  reflection: Record<'title' | 'lead' | 'none' | 'until' | 'end', string>;
  /** Names of roles, as in the README. */
  roles: Record<Role, string>;
  /** Why it is worth trying an account. */
  abouts: Record<About, string>;
  refused: { title: string; nobody: string; back: string };
  mail: {
    title: string;
    none: string;
    lead: string;
    subject: string;
    to: string;
    when: string;
    /** Contains %s in place of the recipient and of the time. */
    sent: string;
    asHtml: string;
    asText: string;
    headers: string;
  };
  previews: {
    title: string;
    lead: string;
    groups: Record<MailGroup, string>;
    whether: Record<MailScope | 'always', string>;
  };
}
