import { may, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { CompanyInputs } from '../personal-inputs/CompanyInputs.tsx';
import { type Me, storeMe } from '../session/session-store.ts';
import { FixedIdentity } from './FixedIdentity.tsx';
import { Locked } from './Locked.tsx';
import { CountryInput, DocumentInputs, PersonInputs } from './PersonalInputs.tsx';
import { isIdentityFixed, type PersonalValues, personalBody, personalValues } from './personal-values.ts';
import { Section } from './Section.tsx';

/** The user's personal data. Some fields are locked. */
export function PersonalData({ me }: { me: Me }) {
  const say = useSay();
  const isFixed = isIdentityFixed(me);
  const form = useForm({
    initial: personalValues(me),
    loadCheck: () =>
      import('./check-personal.ts').then(
        ({ personalProblems }) =>
          (values: PersonalValues) =>
            personalProblems(me, values),
      ),
    send: (values) => api(v1.me.edit, { body: { ...personalBody(me, values), version: me.version } }),
    readAgain: async () => {
      const now = await api(v1.me.find);
      storeMe(now);
      return personalValues(now);
    },
    onDone: (changed) => {
      storeMe(changed);
      notify('success', say('account.profile.saved'));
    },
    fieldOf: { 'account.document_already_exists': 'identificationDocumentNumber' },
    staysOpen: true,
  });
  return (
    <Section title={say('account.profile.data')} lead={say('account.profile.dataLead')}>
      <Form form={form} action={say('account.profile.save')}>
        <div className="field-grid">
          {isFixed && <FixedIdentity me={me} />}
          {me.kind === 'company' ? (
            <CompanyInputs form={form} nameField="name" isIdentityFixed={isFixed} />
          ) : (
            <PersonInputs form={form} isIdentityFixed={isFixed} />
          )}
          <CountryInput form={form} />
          <TextInput
            form={form}
            name="phone"
            label={say('account.registration.phone')}
            type="tel"
            autoComplete="tel"
          />
          {!isFixed && <DocumentInputs form={form} />}
          <Locked
            label={say('fields.users.email')}
            value={me.email}
            why={say(
              may('profile.changeEmail', me.role)
                ? 'account.profile.emailApart'
                : 'account.profile.emailFixed',
            )}
          />
        </div>
      </Form>
    </Section>
  );
}
