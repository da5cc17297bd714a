import { snackbarMs } from '@semilla/contract';
import { Notification } from 'react-admin';

// React-admin notifies success with type info, so every type except error and warning gets the success colour.
const looks = {
  // Above the bar with the buttons of a form.
  '&.MuiSnackbar-root': { bottom: 88 },
  '& .MuiSnackbarContent-root:not(.RaNotification-error):not(.RaNotification-warning)': {
    backgroundColor: 'success.main',
    color: 'success.contrastText',
  },
};

export function Notices() {
  return <Notification autoHideDuration={snackbarMs} sx={looks} />;
}
