import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { useAsker } from '../../api/use-may.ts';
import { askingFor } from '../../kit/acts/asked-act/use-asked-act.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { FindList, idOfFind } from './FindList.tsx';
import { type Find, recentFinds, rememberFind } from './recent-finds.ts';
import { SearchInput } from './SearchInput.tsx';
import { useFinds } from './use-finds.ts';

const listId = 'search-finds';

/** The next position for each arrow key. It wraps around at both ends. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
};

interface OutcomeProps {
  text: string;
  count: number;
  isBusy: boolean;
  isTooShort: boolean;
  isUnfinished: boolean;
}

/** Tells screen readers the number of results, or shows a hint if there are none. */
function Outcome({ text, count, isBusy, isTooShort, isUnfinished }: OutcomeProps) {
  const translate = useTranslate();
  const hint = () => {
    if (isTooShort) return translate('overview.search.tooShort');
    if (count || isBusy) return '';
    if (isUnfinished) return translate('overview.search.unfinished', { text });
    return translate(text ? 'overview.search.nothing' : 'overview.search.hint', { text });
  };
  return (
    <Typography component="output" color="textSecondary" sx={{ display: 'block', px: 3, py: hint() ? 3 : 0 }}>
      {hint()}
      {text && count > 0 && (
        <span className="visually-hidden">{translate('overview.search.found', { smart_count: count })}</span>
      )}
    </Typography>
  );
}

/** Searches records, sections and actions. Works with the keyboard only. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const userId = useAsker()?.userId ?? '';
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { finds, isSearching, isTooShort, isUnfinished, error, retry } = useFinds(text);
  const isEmpty = !text.trim();
  const shown = isEmpty ? recentFinds(userId) : finds;
  const at = Math.min(chosen, shown.length - 1);

  const open = (find: Find) => {
    rememberFind(userId, find);
    onClose();
    if (find.run) find.run();
    else navigate(find.to, find.act && { state: askingFor(find.act) });
  };

  const press = (event: KeyboardEvent) => {
    const find = shown[at];
    const step = steps[event.key];
    if (step && shown.length) setChosen(step(at, shown.length - 1));
    else if (event.key === 'Enter' && find) open(find);
    else return;
    event.preventDefault();
  };

  const type = (typed: string) => {
    setText(typed);
    setChosen(0);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('overview.search.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <SearchInput
        text={text}
        isSearching={!isEmpty && isSearching}
        listId={listId}
        activeId={shown[at] && idOfFind(at)}
        onType={type}
        onPress={press}
        onClose={onClose}
      />
      <Box sx={{ minHeight: 80, pb: 1 }}>
        <FindList
          id={listId}
          finds={shown}
          at={at}
          heading={isEmpty ? 'overview.search.recent' : undefined}
          onPoint={setChosen}
          onOpen={open}
        />
        {error ? <LoadFailure error={error} onRetry={retry} /> : null}
        {!error && (
          <Outcome
            text={text.trim()}
            count={shown.length}
            isBusy={isSearching}
            {...{ isTooShort, isUnfinished }}
          />
        )}
      </Box>
    </Dialog>
  );
}
