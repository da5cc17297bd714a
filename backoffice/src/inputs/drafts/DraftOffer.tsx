import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { relativeTime } from '@semilla/format';
import { useEffect, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Draft, keepDraft, readDraft } from '../../providers/draft-store.ts';
import { currentLocale } from '../../providers/locale-choice.ts';
import { changedValues } from './changed-values.ts';

const pauseMs = 500;

/** Keeps the changed fields of the form while they are typed. Returns a function that keeps them at once. */
function useKeepDraft(path: string, version: unknown): () => void {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const values = useWatch();
  const hasKept = useRef(false);
  useEffect(() => {
    // The saved form stays on the screen while the next page is loaded.
    if (isSubmitSuccessful) return;
    const changed = changedValues(dirtyFields, values);
    // An untouched form must not drop the draft that it still offers.
    if (!Object.keys(changed).length && !hasKept.current) return;
    const timer = setTimeout(() => {
      hasKept.current = true;
      keepDraft(path, changed, version);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [dirtyFields, isSubmitSuccessful, values, path, version]);
  return () => keepDraft(path, changedValues(dirtyFields, values), version);
}

/** Keeps a draft of the surrounding form in this browser, and offers the one of an earlier visit. */
export function DraftOffer({ path }: { path: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const version: unknown = useRecordContext()?.version;
  const [found, setFound] = useState<Draft | undefined>(() => readDraft(path));
  const [openedAt] = useState(() => new Date());
  const keepTyped = useKeepDraft(path, version);
  if (!found) return null;
  const isOutdated = found.version !== version;
  const recover = () => {
    for (const [name, value] of Object.entries(found.values)) setValue(name, value, { shouldDirty: true });
    setFound(undefined);
  };
  const drop = () => {
    // What was typed since takes the place of the draft.
    keepTyped();
    setFound(undefined);
  };
  return (
    <Alert
      severity={isOutdated ? 'warning' : 'info'}
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
        // The draft has the time of this device, so it is not compared with the platform's.
        when: relativeTime(new Date(found.at), openedAt, currentLocale()),
      })}
      {isOutdated && ` ${translate('common.backoffice.draft.outdated')}`}
    </Alert>
  );
}
