import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { answerWithPasskey, supportsPasskeys } from '@semilla/client/passkeys';
import { v1 } from '@semilla/contract';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOnce } from '../../api/session.ts';
import { useConfirming } from './use-confirming.ts';

type Step = 'password' | 'code' | 'elsewhere';

// The form has one field at a time, so it gets the focus.
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

const codeInput = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } as const;

interface SignInHereProps {
  /** The address of the user whose session ended. Only they can go on here. */
  email: string;
  hasPasskeys: boolean;
  /** Called after each step that the API accepted. */
  onStep: () => void;
}

/** Signs the user in again on the page: the password first, then a one-time code or a passkey. */
export default function SignInHere({ email, hasPasskeys, onStep }: SignInHereProps): ReactNode {
  const translate = useTranslate();
  const [step, setStep] = useState<Step>('password');
  const [typed, setTyped] = useState('');
  const { confirm, isSending, problem } = useConfirming();

  async function logIn(): Promise<void> {
    const { next } = await callOnce(v1.sessions.logIn, { body: { email, password: typed } });
    setTyped('');
    if (next !== 'done') setStep(next === 'otp' ? 'code' : 'elsewhere');
    onStep();
  }

  async function confirmCode(): Promise<void> {
    await callOnce(v1.totps.check, { body: { code: typed.trim() } });
    onStep();
  }

  async function confirmPasskey(): Promise<void> {
    await callOnce(v1.passkeys.check, { body: { credential: await answerWithPasskey(callOnce) } });
    onStep();
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would bubble the submit event to the form behind this dialog.
    event.stopPropagation();
    void confirm(step === 'password' ? logIn : confirmCode);
  };

  if (step === 'elsewhere') return <Alert severity="info">{translate('auth.again.elsewhere')}</Alert>;
  return (
    <form onSubmit={submit} noValidate>
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        {/* Browsers find the stored password by it. */}
        <input hidden type="email" autoComplete="username" value={email} readOnly />
        {step === 'password' ? (
          <TextField
            key="password"
            type="password"
            label={translate('auth.fields.password')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
            inputRef={takeFocus}
          />
        ) : (
          <TextField
            key="code"
            label={translate('auth.fields.code')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: codeInput }}
            inputRef={takeFocus}
          />
        )}
        {step === 'code' && hasPasskeys && supportsPasskeys() && (
          <Button variant="outlined" disabled={isSending} onClick={() => void confirm(confirmPasskey)}>
            {translate('auth.passkeys.use')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={isSending || typed.trim() === ''}>
          {translate(step === 'password' ? 'auth.login.action' : 'auth.otp.action')}
        </Button>
      </Stack>
    </form>
  );
}
