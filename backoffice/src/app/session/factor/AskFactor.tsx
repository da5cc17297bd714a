import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { answerWithPasskey, supportsPasskeys } from '@semilla/client/passkeys';
import { type ClientInputOf, v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, whoIsSignedIn } from '../../../api/session.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useConfirming } from '../use-confirming.ts';

type Factor = ClientInputOf<typeof v1.sessions.stepUp>['body'];

// The dialog has a single purpose, so its field gets the focus.
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Asks for a one-time code or a passkey. */
export default function AskFactor({ onFinish }: { onFinish: (isConfirmed: boolean) => void }) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const { confirm, isSending, problem } = useConfirming();
  const stepUp = async (factor: Factor) => {
    await call(v1.sessions.stepUp, { body: factor });
    onFinish(true);
  };
  const { data: me } = useQuery({ queryKey: ['factor', 'me'], queryFn: whoIsSignedIn });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would bubble the submit event to the form behind this dialog.
    event.stopPropagation();
    void confirm(() => stepUp({ code: code.trim() }));
  };

  return (
    <Dialog open onClose={() => onFinish(false)} aria-labelledby="factor-title" maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id="factor-title">{translate('auth.factor.title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{translate('auth.factor.lead')}</Typography>
            {problem && <Alert severity="error">{problem}</Alert>}
            <TextField
              label={translate('auth.fields.code')}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } }}
              inputRef={takeFocus}
            />
            {me?.hasPasskeys && supportsPasskeys() && (
              <Button
                variant="outlined"
                disabled={isSending}
                onClick={() =>
                  void confirm(async () => stepUp({ credential: await answerWithPasskey(call) }))
                }
              >
                {translate('auth.passkeys.use')}
              </Button>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onFinish(false)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isSending || code.trim().length !== 6}>
            {translate('auth.factor.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
