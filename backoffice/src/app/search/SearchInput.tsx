import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, IconButton, InputBase, LinearProgress } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface SearchInputProps {
  text: string;
  isSearching: boolean;
  listId: string;
  activeId: string | undefined;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The arrow keys move through the list below while the focus stays in this input. */
export function SearchInput({
  text,
  isSearching,
  listId,
  activeId,
  onType,
  onPress,
  onClose,
}: SearchInputProps) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: 2.5, pr: 1, py: 1 }}>
        <SearchIcon aria-hidden color="action" />
        <InputBase
          inputRef={field}
          fullWidth
          value={text}
          placeholder={translate('overview.search.placeholder')}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onPress}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('overview.search.placeholder'),
            'aria-autocomplete': 'list',
            'aria-expanded': Boolean(activeId),
            'aria-controls': listId,
            'aria-activedescendant': activeId,
            enterKeyHint: 'go',
            maxLength: 100,
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
        <IconButton onClick={onClose} aria-label={translate('common.actions.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ height: 2, mb: 1, borderTop: 1, borderColor: 'divider' }}>
        {isSearching && <LinearProgress aria-hidden sx={{ height: 2 }} />}
      </Box>
    </>
  );
}
