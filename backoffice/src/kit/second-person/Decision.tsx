import { Card, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../page/LoadFailure.tsx';
import { type DecidedResource, type DecisionNeedsOf, useDecisionNeeds } from './use-decision-needs.ts';

interface DecisionProps {
  title: string;
  /** How the record stands, in a sentence. */
  stands?: string | false;
  children: ReactNode;
}

/** The part of a page that decides on its record. */
export function Decision({ title, stands, children }: DecisionProps) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate(title)}
      </Typography>
      {stands && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate(stands)}
        </Typography>
      )}
      <Stack sx={{ gap: 2 }}>{children}</Stack>
    </Card>
  );
}

interface NeedsProps<R extends DecidedResource> {
  resource: R;
  id: string;
  /** Whether the choices wait for something else, too. */
  isWaiting?: boolean;
  children: (needs: DecisionNeedsOf<R>) => ReactNode;
}

/** Shows the choices of a decision once it is known what they take. */
export function OnceNeedsKnown<R extends DecidedResource>(props: NeedsProps<R>) {
  const { resource, id, isWaiting = false, children } = props;
  const { data: needs, error, refetch } = useDecisionNeeds(resource, id);
  if (needs && !isWaiting) return children(needs);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={120} />;
}
