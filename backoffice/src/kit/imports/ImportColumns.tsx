import DownloadIcon from '@mui/icons-material/Download';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { currentLocale } from '../../api/locale-choice.ts';
import { saveFrom } from '../list/save-from.ts';
import { type ImportName, importKinds } from './import-kinds.ts';
import { templateOf } from './template-of.ts';
import { useExamples } from './use-examples.ts';
import { useImportFields } from './use-import-fields.ts';

function TemplateButton({ of }: { of: ImportName }) {
  const translate = useTranslate();
  const fields = useImportFields(of);
  const download = () => {
    const headings = fields.map(({ label }) => translate(label));
    const address = URL.createObjectURL(templateOf(headings, currentLocale()));
    saveFrom(address, translate(`overview.import.${of}.template`));
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
      {translate('overview.import.template')}
    </Button>
  );
}

/** Which columns a file may have, what they contain and which ones every row needs, with a template to fill in. */
export function ImportColumns({ of }: { of: ImportName }) {
  const translate = useTranslate();
  const exampleOf = useExamples();
  const fields = useImportFields(of);
  const { needOf } = importKinds[of];
  return (
    <>
      <div>
        <TemplateButton of={of} />
      </div>
      <Accordion variant="outlined" disableGutters slotProps={{ heading: { component: 'h2' } }}>
        <AccordionSummary expandIcon={<ExpandIcon />}>
          {translate('overview.import.columns')}
        </AccordionSummary>
        <AccordionDetails sx={{ overflowX: 'auto' }}>
          <Typography sx={{ mb: 1 }}>{translate('overview.import.columnsHint')}</Typography>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['column', 'need', 'content'].map((heading) => (
                  <TableCell key={heading}>{translate(`overview.import.${heading}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map((field) => (
                <TableRow key={field.name}>
                  <TableCell component="th" scope="row">
                    {translate(field.label)}
                  </TableCell>
                  <TableCell>{translate(`overview.import.needs.${needOf(field.name)}`)}</TableCell>
                  <TableCell>{exampleOf(field)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </AccordionDetails>
      </Accordion>
    </>
  );
}
