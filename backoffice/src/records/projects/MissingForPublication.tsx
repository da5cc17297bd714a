import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import type { Missing } from './use-missing-for-publication.ts';

/** What a draft lacks. Each item links to the page where it is added. */
export function MissingForPublication({ missing }: { missing: readonly Missing[] }) {
  const translate = useTranslate();
  if (!missing.length) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('project.backoffice.phase.missing.title')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& a': { display: 'inline-block', minHeight: 24 } }}>
        {missing.map(({ what, to }) => (
          <li key={what}>
            <PlaceLink to={to}>{translate(`project.backoffice.phase.missing.${what}`)}</PlaceLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
