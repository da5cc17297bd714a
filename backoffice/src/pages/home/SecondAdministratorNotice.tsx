import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useHomePart } from './use-home.ts';

/** Asks the only administrator to appoint a second one, because some acts need two people. */
export function SecondAdministratorNotice() {
  const translate = useTranslate();
  const { data: isOnlyOne } = useHomePart('isOnlyAdministrator');
  if (!isOnlyOne) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {translate('overview.home.onlyAdministrator')}
    </Alert>
  );
}
