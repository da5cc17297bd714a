import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSheet } from '../../kit/shortcuts/sheet-context.tsx';

/** A button that looks like the search input. On a phone it is only an icon. */
export function SearchButton() {
  const translate = useTranslate();
  const { show } = useSheet();
  return (
    <Box sx={{ flexGrow: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' } }}>
      <ButtonBase
        onClick={() => show('search')}
        aria-keyshortcuts="Control+K"
        sx={{
          font: 'inherit',
          fontSize: '0.875rem',
          gap: 1,
          minWidth: 44,
          minHeight: 40,
          px: { xs: 1, md: 1.5 },
          width: { md: 360 },
          justifyContent: { xs: 'center', md: 'flex-start' },
          border: { md: 1 },
          borderColor: { md: 'divider' },
          borderRadius: 1,
          color: 'text.secondary',
        }}
      >
        <SearchIcon sx={{ fontSize: { xs: 24, md: 20 } }} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, flexGrow: 1, textAlign: 'left' }}>
          {translate('overview.search.open')}
        </Box>
        <Box component="span" className="visually-hidden" sx={{ display: { md: 'none' } }}>
          {translate('overview.search.open')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit', fontSize: '0.75rem' }}
        >
          Ctrl K
        </Box>
      </ButtonBase>
    </Box>
  );
}
