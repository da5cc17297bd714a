import { may } from '@semilla/contract';
import { useState } from 'react';
import { StepsCard } from '../first-steps/StepsCard.tsx';
import type { Me } from '../session/session-store.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { Identity } from './Identity.tsx';
import { OneTimeCodes } from './OneTimeCodes.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Preferences } from './Preferences.tsx';
import { Sessions } from './Sessions.tsx';
import { TrustedHere } from './TrustedHere.tsx';

/** The user's data, preferences and access. */
export function CustomerTab({ me }: { me: Me }) {
  const [changes, setChanges] = useState(0);
  return (
    <div className="profile-sections">
      {may('orders.place', me.role) && <StepsCard />}
      {may('verifications.start', me.role) && <Identity />}
      <PersonalData me={me} />
      <Preferences me={me} />
      <PasswordForm onChanged={() => setChanges(changes + 1)} />
      <OneTimeCodes me={me} />
      <Sessions key={`sessions ${changes}`} />
      <TrustedHere key={`devices ${changes}`} />
      {may('profile.close', me.role) && <CloseAccount />}
    </div>
  );
}
