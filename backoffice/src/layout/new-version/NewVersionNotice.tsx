import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useRef, useState } from 'react';
import { Confirm, useLocation, useTranslate } from 'react-admin';
import { useNewVersion } from './use-new-version.ts';

const reload = () => window.location.reload();

/** A form that somebody may be filling in; the filters of a list come back by themselves. */
function isFormOpen(): boolean {
  return document.querySelector('main form:not([class*="RaFilter"]), [role=dialog] form') !== null;
}

/** Once another page is opened nothing can be lost any more, so it comes in the new version. */
function useReloadOnTheWay(isThere: boolean): void {
  const { pathname } = useLocation();
  const seenAt = useRef<string>(undefined);
  useEffect(() => {
    if (!isThere) return;
    seenAt.current ??= pathname;
    if (seenAt.current !== pathname) reload();
  }, [isThere, pathname]);
}

/** Tells that there is a newer version, and brings it without losing what is being written. */
export function NewVersionNotice() {
  const translate = useTranslate();
  const isThere = useNewVersion();
  const [isAsking, setAsking] = useState(false);
  useReloadOnTheWay(isThere);
  if (!isThere) return null;
  return (
    <>
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => (isFormOpen() ? setAsking(true) : reload())}>
              {translate('ra.action.update_application')}
            </Button>
          }
        >
          {translate('overview.newVersion.text')}
        </Alert>
      </Snackbar>
      <Confirm
        isOpen={isAsking}
        title={translate('overview.newVersion.confirm')}
        content={translate('overview.newVersion.unsaved')}
        confirm="ra.action.update_application"
        onConfirm={reload}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
