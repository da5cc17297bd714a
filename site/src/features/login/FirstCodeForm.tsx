import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { useSay } from '../../ui/words-context.tsx';
import { CodeForm } from './CodeForm.tsx';

interface Props {
  totpId: string;
  onDone: (recoveryCodes: string[]) => void;
}

/** Proves that the authenticator app is set up correctly. The session is complete afterwards. */
export function FirstCodeForm({ totpId, onDone }: Props) {
  const say = useSay();
  return (
    <CodeForm
      action={say('auth.firstOtp.action')}
      send={(body) => api(v1.totps.confirm, { params: { totpId }, body })}
      sendsWhenComplete={say('auth.firstOtp.sendsWhenComplete')}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
    />
  );
}
