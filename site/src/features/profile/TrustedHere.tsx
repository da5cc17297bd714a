import { useSay } from '../../ui/words-context.tsx';
import { Devices } from '../login/TrustedDevices.tsx';
import { Section } from './Section.tsx';

/** The devices on which no code is asked for. */
export function TrustedHere() {
  const say = useSay();
  return (
    <Section title={say('auth.devices.title')} lead={say('auth.devices.lead')}>
      <Devices />
    </Section>
  );
}
