import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { platformNow } from '@semilla/client';
import { relativeTime } from '@semilla/format';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Draft, dropDraft, keepDraft, readDraft } from '../../providers/draft-store.ts';
import { currentLocale } from '../../providers/locale-choice.ts';

const pauseMs = 500;

/** Keeps the changed fields of the form while they are typed. */
function useKeepDraft(path: string): void {
  const { dirtyFields } = useFormState();
  const values = useWatch();
  const hasKept = useRef(false);
  useEffect(() => {
    const changed = Object.keys(dirtyFields);
    // An untouched form must not drop the draft that it still offers.
    if (!changed.length && !hasKept.current) return;
    const timer = setTimeout(() => {
      hasKept.current = true;
      keepDraft(path, Object.fromEntries(changed.map((name) => [name, values[name]])));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [dirtyFields, values, path]);
}

/** Keeps a draft of the surrounding form in this browser, and offers the one of an earlier visit. */
export function DraftOffer({ path }: { path: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [found, setFound] = useState<Draft | undefined>(() => readDraft(path));
  useKeepDraft(path);
  if (!found) return null;
  const recover = () => {
    for (const [name, value] of Object.entries(found.values)) setValue(name, value, { shouldDirty: true });
    setFound(undefined);
  };
  const drop = () => {
    dropDraft(path);
    setFound(undefined);
  };
  return (
    <Alert
      severity="info"
      // On a phone the buttons go below the text.
      sx={{ mb: 2, maxWidth: 1080, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={recover}>
            {translate('common.backoffice.draft.recover')}
          </Button>
          <Button color="inherit" size="small" onClick={drop}>
            {translate('common.backoffice.draft.drop')}
          </Button>
        </>
      }
    >
      {translate('common.backoffice.draft.found', {
        when: relativeTime(new Date(found.at), platformNow(), currentLocale()),
      })}
    </Alert>
  );
}
