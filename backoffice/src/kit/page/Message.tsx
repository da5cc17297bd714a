import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  /** For errors: screen readers announce the message immediately. */
  isAlert?: boolean;
  /** True if the message is the only content of the page. Its title is then the h1. */
  isPage?: boolean;
}

/** Shown in place of content that is empty, failed or forbidden, with the next step. */
export function Message({ icon, title, text, action, isAlert = false, isPage = false }: MessageProps) {
  return (
    <Box role={isAlert ? 'alert' : undefined} sx={{ textAlign: 'center', px: 2, py: 6 }}>
      <Box aria-hidden sx={{ color: 'text.secondary', '& svg': { fontSize: 44 } }}>
        {icon}
      </Box>
      <Typography variant="h2" component={isPage ? 'h1' : 'p'} sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mx: 'auto', maxWidth: '32rem' }}>
        {text}
      </Typography>
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
