import { v1 } from '@semilla/contract';
import { missing } from '@semilla/format';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { CompanyInputs } from '../personal-inputs/CompanyInputs.tsx';
import { type Me, storeMe } from '../session/session-store.ts';
import { Locked } from './Locked.tsx';
import { CountryInput, DocumentInputs, PersonInputs } from './PersonalInputs.tsx';
import { isDocumentFixed, personalBody, personalProblems, personalValues } from './personal-values.ts';
import { Section } from './Section.tsx';

/** The user's personal data: editable fields and locked ones. */
export function PersonalData({ me }: { me: Me }) {
  const say = useSay();
  const form = useForm({
    initial: personalValues(me),
    check: (values) => personalProblems(me, values),
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
          {me.kind === 'company' ? (
            <CompanyInputs form={form} nameField="name" />
          ) : (
            <PersonInputs form={form} />
          )}
          <CountryInput form={form} />
          <TextInput
            form={form}
            name="phone"
            label={say('account.registration.phone')}
            type="tel"
            autoComplete="tel"
          />
          {isDocumentFixed(me) ? <FixedDocument me={me} /> : <DocumentInputs form={form} />}
          <Locked
            label={say('fields.users.email')}
            value={me.email}
            why={say('account.profile.emailFixed')}
          />
        </div>
      </Form>
    </Section>
  );
}

function FixedDocument({ me }: { me: Me }) {
  const say = useSay();
  const { identificationDocumentType: type, identificationDocumentNumber: number } = me;
  const shown = [type && say(`account.identificationDocumentTypes.${type}`), number];
  return (
    <Locked
      label={say('account.profile.document')}
      value={shown.filter(Boolean).join(' · ') || missing}
      why={say('account.profile.documentFixed')}
    />
  );
}
