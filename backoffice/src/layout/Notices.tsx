import { snackbarMs } from '@semilla/contract';
import { Notification } from 'react-admin';

// React-admin notifies a success with type info, so everything but errors and warnings gets the success
// colour.
const coloured = {
  '& .MuiSnackbarContent-root:not(.RaNotification-error):not(.RaNotification-warning)': {
    backgroundColor: 'success.main',
    color: 'success.contrastText',
  },
};

/** Notices disappear after five seconds. */
export function Notices() {
  return <Notification autoHideDuration={snackbarMs} sx={coloured} />;
}
