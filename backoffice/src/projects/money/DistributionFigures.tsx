import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sumCents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useState } from 'react';
import { LinkBase, RecordContextProvider, useTranslate } from 'react-admin';
import { Fact, Facts } from '../../fields/Facts.tsx';
import { MoneyField } from '../../fields/MoneyField.tsx';
import { PlainField } from '../../fields/PlainField.tsx';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import type { DistributionLineRecord, DistributionRecord } from './money-record.ts';

const linesPerStep = 50;
const fields = 'project.backoffice.money.schedule';
const toWallet = ({ net, principal }: Pick<DistributionLineRecord, 'net' | 'principal'>) =>
  sumCents([net, principal]);

const investor = ({ userId, userName }: DistributionLineRecord) => (
  <Link component={LinkBase} to={`/customer/${userId}`}>
    {userName}
  </Link>
);

const figureOf = (
  name: 'gross' | 'fee' | 'tax' | 'net' | 'principal',
): FigureColumn<DistributionLineRecord> => ({
  label: `${fields}.${name}`,
  value: (line) => formatMoney(line[name]),
  isFigure: true,
  isNone: (line) => line[name] === 0,
});

const columns: FigureColumn<DistributionLineRecord>[] = [
  { label: 'fields.orders.userName', value: investor },
  figureOf('gross'),
  figureOf('fee'),
  figureOf('tax'),
  figureOf('net'),
  figureOf('principal'),
  { label: `${fields}.toWallet`, value: (line) => formatMoney(toWallet(line)), isFigure: true },
];

/** The amounts of each investor, to the cent; shown in steps. */
function Lines({ lines }: { lines: DistributionLineRecord[] }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(linesPerStep);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('project.backoffice.money.lines.title')}
      </Typography>
      {lines.length === 0 && (
        <Typography color="textSecondary">{translate('project.backoffice.money.lines.none')}</Typography>
      )}
      {lines.length > 0 && (
        <FigureTable
          label={translate('project.backoffice.money.lines.title')}
          columns={columns}
          rows={lines.slice(0, shown)}
          keyOf={({ orderId }) => orderId}
          heading={investor}
        />
      )}
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + linesPerStep)} sx={{ mt: 1 }}>
          {translate('project.backoffice.money.lines.more', { rest: lines.length - shown })}
        </Button>
      )}
    </Card>
  );
}

/** A delivery or refund, done or previewed: its sums, and what each investor gets. */
export function DistributionFigures({ distribution }: { distribution: DistributionRecord }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <RecordContextProvider value={distribution}>
        <Facts title="project.backoffice.money.lines.totals">
          <Fact label="fields.projects.investorNumber">
            <PlainField source="investors" />
          </Fact>
          <Fact label={`${fields}.gross`}>
            <MoneyField source="gross" />
          </Fact>
          <Fact label={`${fields}.fee`}>
            <MoneyField source="fee" />
          </Fact>
          {distribution.tax > 0 && (
            <Fact label={`${fields}.tax`}>
              <MoneyField source="tax" />
            </Fact>
          )}
          <Fact label={`${fields}.net`}>
            <MoneyField source="net" />
          </Fact>
          <Fact label={`${fields}.principal`}>
            <MoneyField source="principal" />
          </Fact>
          <Fact label={`${fields}.toWallets`}>{formatMoney(toWallet(distribution))}</Fact>
        </Facts>
      </RecordContextProvider>
      <Lines lines={distribution.lines} />
    </Stack>
  );
}
