import { refusalOf } from '@semilla/client';
import { type ReactNode, useCallback } from 'react';
import { useLinkToken } from '../lib/use-link-token.ts';
import { FormAlertBox } from './FormAlertBox.tsx';
import { useLoaded } from './use-loaded.ts';
import { Waiting } from './Waiting.tsx';

interface Props<Found> {
  isToken: (token: string) => boolean;
  /** Must be a stable function. A new one would load the data again. */
  find: (token: string) => Promise<Found>;
  checking: string;
  useless: string;
  children: (token: string, found: Found) => ReactNode;
}

/** The page behind a link in a mail. Loads the data for the token in the address, or says that the link is invalid. */
export function AtMailLink<Found>({ isToken, useless, ...props }: Props<Found>) {
  const token = useLinkToken();
  if (token === undefined) return <Waiting label={props.checking} />;
  if (isToken(token)) return <AtToken {...props} token={token} />;
  return (
    <p className="notice danger" role="alert">
      {useless}
    </p>
  );
}

type AtTokenProps<Found> = Pick<Props<Found>, 'find' | 'checking' | 'children'> & { token: string };

function AtToken<Found>({ token, find, checking, children }: AtTokenProps<Found>) {
  const read = useCallback(() => find(token), [find, token]);
  const [loaded, retry] = useLoaded(read);
  if (loaded.state === 'loading') return <Waiting label={checking} />;
  if (loaded.state === 'done') return children(token, loaded.value);
  const { alert } = refusalOf(loaded.error);
  return alert && <FormAlertBox alert={alert} onRetry={retry} />;
}
