import { useNotify } from 'react-admin';
import { logOut } from '../../api/auth-provider.ts';

/** Logs the user out, or says that it failed. */
export function useLogOut(): () => void {
  const notify = useNotify();
  return () => void logOut().catch(() => notify('common.userMenu.logOutFailed', { type: 'error' }));
}
