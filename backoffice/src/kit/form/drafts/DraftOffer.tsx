import { Alert, Button } from '@mui/material';
import { relativeTime } from '@semilla/format';
import { useEffect, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Draft, dropDraft, keepDraft, readDraft } from '../../../api/draft-store.ts';
import { currentLocale } from '../../../api/locale-choice.ts';
import { changedValues } from './changed-values.ts';
import { useDraftPath } from './draft-path.ts';
import { isProse } from './is-prose.ts';

const pauseMs = 500;

interface DraftOfferProps {
  path: string;
  /** Whether only longer texts are kept. */
  onlyProse?: boolean;
}

function keptValues(dirtyFields: object, values: Record<string, unknown>, onlyProse: boolean) {
  const changed = changedValues(dirtyFields as Record<string, unknown>, values);
  if (!onlyProse) return changed;
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => isProse(value)));
}

/** Keeps the changed fields of the form while they are typed. Returns a function that keeps them at once. */
function useKeepDraft({ path, onlyProse = false }: DraftOfferProps, version: unknown): () => void {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const values = useWatch();
  const keptAt = useRef<string>(undefined);
  useEffect(() => {
    // The saved form stays on the screen while the next page is loaded.
    if (isSubmitSuccessful) return;
    const changed = keptValues(dirtyFields, values, onlyProse);
    // An untouched form must not drop the draft that it still offers.
    if (!Object.keys(changed).length && !keptAt.current) return;
    const timer = setTimeout(() => {
      // The form may have become another one, such as an answer that is now a note.
      if (keptAt.current && keptAt.current !== path) dropDraft(keptAt.current);
      keptAt.current = path;
      keepDraft(path, changed, version);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [dirtyFields, isSubmitSuccessful, values, path, onlyProse, version]);
  return () => keepDraft(path, keptValues(dirtyFields, values, onlyProse), version);
}

/** Keeps a draft of the surrounding form in this browser, and offers the one of an earlier visit. */
export function DraftOffer(props: DraftOfferProps) {
  const version: unknown = useRecordContext()?.version;
  const keepTyped = useKeepDraft(props, version);
  return <FoundDraft key={props.path} path={props.path} version={version} keepTyped={keepTyped} />;
}

interface FoundDraftProps {
  path: string;
  version: unknown;
  keepTyped: () => void;
}

function FoundDraft({ path, version, keepTyped }: FoundDraftProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [found, setFound] = useState<Draft | undefined>(() => readDraft(path));
  const [openedAt] = useState(() => new Date());
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

/** The same for the longer texts of a dialog or another short form, which says where in it the draft is offered. */
export function ProseDraftOffer() {
  const path = useDraftPath();
  return path && <DraftOffer path={path} onlyProse />;
}
