import { Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SideCardProps {
  title: string;
  children: ReactNode;
}

export function SideCard({ title, children }: SideCardProps) {
  const translate = useTranslate();
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}
    >
      <Typography variant="h2">{translate(title)}</Typography>
      {children}
    </Card>
  );
}
