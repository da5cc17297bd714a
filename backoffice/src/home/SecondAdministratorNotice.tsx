import Alert from '@mui/material/Alert';
import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useTranslate } from 'react-admin';
import { call } from '../providers/session.ts';

const administrators = { role: 'admin', disabled: false, take: 100 } as const;

/** Asks the only administrator to appoint a second one, because some acts need two people. */
export function SecondAdministratorNotice() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { data: isOnlyOne } = useQuery({
    queryKey: ['overview', 'administrators'],
    queryFn: async ({ signal }) => {
      const { data } = await call(v1.users.find, { query: administrators }, { signal });
      // An administrator who has never signed in cannot approve anything.
      return data.filter(({ emailConfirmed }) => emailConfirmed).length === 1;
    },
    enabled: identity?.role === 'admin',
    retry: false,
  });
  if (!isOnlyOne) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {translate('overview.home.onlyAdministrator')}
    </Alert>
  );
}
