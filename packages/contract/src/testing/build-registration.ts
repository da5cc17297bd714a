import type { z } from 'zod';
import type { individualInvitation, individualRegistration } from '../account/registration.ts';

type Registration = z.input<typeof individualRegistration>;
type Invitation = z.input<typeof individualInvitation>;

let count = 0;

const person = () => {
  count += 1;
  return {
    kind: 'individual',
    name: 'Lucía',
    surname: 'Ferrer Soler',
    birthdayAt: '1988-05-21',
    email: `lucia.ferrer.${count}@example.com`,
    language: 'es',
  } as const;
};

/** A user who registers directly, with a unique e-mail address. */
export function buildRegistration(overrides: Partial<Registration> = {}): Registration {
  return { ...person(), password: 'Almendro#24', acceptTerms: true, ...overrides };
}

/** A customer registered by staff, with a unique e-mail address. */
export function buildInvitation(overrides: Partial<Invitation> = {}): Invitation {
  return { ...person(), phone: '+34 600 123 456', ...overrides, invite: true };
}
