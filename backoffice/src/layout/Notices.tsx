import { snackbarMs } from '@semilla/contract';
import { Notification } from 'react-admin';

// React-admin tells of a success as mere information; here whatever is not a refusal is coloured as a success.
const coloured = {
  '& .MuiSnackbarContent-root:not(.RaNotification-error):not(.RaNotification-warning)': {
    backgroundColor: 'success.main',
    color: 'success.contrastText',
  },
};

/** What was done or refused, for five seconds. */
export function Notices() {
  return <Notification autoHideDuration={snackbarMs} sx={coloured} />;
}
