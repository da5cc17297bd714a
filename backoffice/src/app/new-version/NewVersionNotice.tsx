import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Confirm, useLocation, useTranslate } from 'react-admin';
import { useNewVersion } from './use-new-version.ts';

const reload = () => window.location.reload();

/** Whether a form may have unsaved changes. Filter forms do not count, because their values are in the address. */
function isFormOpen(): boolean {
  return document.querySelector('main form:not([class*="RaFilter"]), [role=dialog] form') !== null;
}

/** Reloads on the next navigation if no form could have unsaved changes. */
function useReloadOnNavigation(hasNewVersion: boolean): void {
  const { pathname } = useLocation();
  const firstPath = useRef<string>(undefined);
  useEffect(() => {
    if (!hasNewVersion) return;
    firstPath.current ??= pathname;
    if (firstPath.current !== pathname) reload();
  }, [hasNewVersion, pathname]);
}

/** Announces a new version, and loads it without losing unsaved changes. */
export function NewVersionNotice() {
  const translate = useTranslate();
  const hasNewVersion = useNewVersion();
  const [isAsking, setAsking] = useState(false);
  useReloadOnNavigation(hasNewVersion);
  if (!hasNewVersion) return null;
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
