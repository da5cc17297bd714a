import { problemsOf } from '@semilla/client';
import { isStaff, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { CheckInput, TextInput } from '../../ui/inputs.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { UsePasskey } from '../passkeys/UsePasskey.tsx';
import type { Me } from '../session/session-store.ts';
import { type OtpValues, otpBody } from './otp-body.ts';
import { standAt } from './stand-at.ts';
import { pageOf, wantedPath } from './steps.ts';
import { codeLength, useSendWhenComplete } from './use-send-when-complete.ts';

export default function OtpForm({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Step />
    </WordsProvider>
  );
}

const standHere = () => standAt('otp');

function Step() {
  const say = useSay();
  const [standing, retry] = useLoaded(standHere);
  if (standing.state === 'loading') return <Waiting label={say('auth.loading.label')} />;
  if (standing.state === 'failed') return <LoadFailure text={say('auth.loading.failed')} onRetry={retry} />;
  const me = standing.value;
  return (
    <>
      {me.otpConfigured && <Fields me={me} />}
      {me.hasPasskeys && <PasskeyInstead me={me} />}
    </>
  );
}

/**
 * Log-in with a passkey instead of a code. A user whose one-time codes were removed sets up new ones next.
 */
function PasskeyInstead({ me }: { me: Me }) {
  const wanted = wantedPath(location.search);
  return (
    <div className="form">
      <UsePasskey
        send={(credential) => api(v1.passkeys.check, { body: { credential } })}
        onDone={() => location.assign(me.otpConfigured ? wanted : pageOf('first-otp', wanted))}
      />
    </div>
  );
}

const initial: OtpValues = { code: '', recoveryCode: '', trustDevice: false, deviceName: '' };

// The code input is the only purpose of the page, so it gets the focus.
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function Fields({ me }: { me: Me }) {
  const say = useSay();
  const [hasDevice, setHasDevice] = useState(true);
  const form = useForm({
    initial,
    check: (values) => problemsOf(v1.totps.check.body, otpBody(values, hasDevice)),
    send: (values) => api(v1.totps.check, { body: otpBody(values, hasDevice) }),
    onDone: () => location.assign(wantedPath(location.search)),
    fieldOf: { 'auth.otp_invalid': hasDevice ? 'code' : 'recoveryCode' },
  });

  useSendWhenComplete(() => form.submit(), form.values.code);

  function askForTheOther(): void {
    setHasDevice(!hasDevice);
    form.restart();
  }

  return (
    <Form form={form} action={say('auth.otp.action')}>
      {!isStaff(me.role) && (
        <CheckInput form={form} name="trustDevice" label={say('auth.otp.trust')}>
          {say('auth.otp.trustHint')}
        </CheckInput>
      )}
      {form.values.trustDevice && (
        <TextInput
          form={form}
          name="deviceName"
          label={say('fields.devices.name')}
          placeholder={say('auth.otp.deviceExample')}
          maxLength={60}
        />
      )}
      {hasDevice ? (
        <TextInput
          key="code"
          ref={takeFocus}
          form={form}
          name="code"
          label={say('auth.fields.code')}
          hint={say('auth.otp.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
        />
      ) : (
        <TextInput
          key="recoveryCode"
          ref={takeFocus}
          form={form}
          name="recoveryCode"
          label={say('auth.fields.recoveryCode')}
          hint={say('auth.otp.recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={19}
        />
      )}
      <button className="plain-button" type="button" onClick={askForTheOther}>
        {say(hasDevice ? 'auth.otp.useRecovery' : 'auth.otp.useCode')}
      </button>
    </Form>
  );
}
