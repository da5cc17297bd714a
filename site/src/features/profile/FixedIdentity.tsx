import { formatDate, missing } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import type { Me } from '../session/session-store.ts';
import { Locked } from './Locked.tsx';

/** The data of an approved identity. The user cannot change them. */
export function FixedIdentity({ me }: { me: Me }) {
  const say = useSay();
  const { identificationDocumentType: type, identificationDocumentNumber: number } = me;
  const document = [type && say(`account.identificationDocumentTypes.${type}`), number].filter(Boolean);
  return (
    <>
      {me.kind === 'company' ? (
        <>
          <Locked label={say('account.registration.companyName')} value={me.name} />
          <Locked label={say('fields.users.taxId')} value={me.taxId ?? missing} />
        </>
      ) : (
        <>
          <Locked
            label={say('account.profile.wholeName')}
            value={[me.name, me.surname].filter(Boolean).join(' ')}
          />
          <Locked
            label={say('fields.users.birthdayAt')}
            value={me.birthdayAt ? formatDate(me.birthdayAt) : missing}
          />
        </>
      )}
      <Locked
        label={say('account.profile.document')}
        value={document.join(' · ') || missing}
        why={say('account.profile.identityFixed')}
      />
    </>
  );
}
