import { isStaff, may } from '@semilla/contract';
import { useState } from 'react';
import { StepsCard } from '../first-steps/StepsCard.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import type { Me } from '../session/session-store.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { CompanyDeclared } from './CompanyDeclared.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { Identity } from './Identity.tsx';
import { OneTimeCodes } from './OneTimeCodes.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Preferences } from './Preferences.tsx';
import { Sessions } from './Sessions.tsx';
import { TaxResidence } from './TaxResidence.tsx';
import { TrustedHere } from './TrustedHere.tsx';

/** The user's data, preferences and access. */
export function CustomerTab({ me }: { me: Me }) {
  const [changes, setChanges] = useState(0);
  // The API refuses everything else until the user adds the required passkey.
  if (me.lacksPasskey) return <Passkeys isDemanded />;
  return (
    <OwnProfile>
      <div className="profile-sections">
        {may('orders.place', me.role) && <StepsCard />}
        {may('verifications.start', me.role) && <Identity />}
        <PersonalData me={me} />
        {may('fiscalResidences.create', me.role) && <TaxResidence userId={me.userId} />}
        {me.kind === 'company' && may('companyDeclarations.create', me.role) && (
          <CompanyDeclared userId={me.userId} />
        )}
        {may('profile.changeEmail', me.role) && <EmailAddress me={me} />}
        <Preferences me={me} />
        <PasswordForm onChanged={() => setChanges(changes + 1)} />
        <OneTimeCodes me={me} />
        <Passkeys delaysWithdrawals={!isStaff(me.role)} />
        <Sessions key={`sessions ${changes}`} />
        {!isStaff(me.role) && <TrustedHere key={`devices ${changes}`} />}
        {may('profile.export', me.role) && <OwnData />}
        {may('profile.close', me.role) && <CloseAccount />}
      </div>
    </OwnProfile>
  );
}
