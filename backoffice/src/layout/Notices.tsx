import { snackbarMs } from '@semilla/contract';
import { Notification } from 'react-admin';

// React-admin notifies success with type info, so every type except error and warning gets the success colour.
const coloured = {
  '& .MuiSnackbarContent-root:not(.RaNotification-error):not(.RaNotification-warning)': {
    backgroundColor: 'success.main',
    color: 'success.contrastText',
  },
};

export function Notices() {
  return <Notification autoHideDuration={snackbarMs} sx={coloured} />;
}
