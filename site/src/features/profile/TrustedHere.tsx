import { useSay } from '../../ui/words-context.tsx';
import { Devices } from '../login/Devices.tsx';
import { Section } from './Section.tsx';

/** Devices that do not need a one-time code. */
export function TrustedHere() {
  const say = useSay();
  return (
    <Section title={say('auth.devices.title')} lead={say('auth.devices.lead')}>
      <Devices />
    </Section>
  );
}
