import { Button, Card, Link, Stack, Typography } from '@mui/material';
import { sumCents } from '@semilla/contract';
import { formatMoney, formatPercent } from '@semilla/format';
import { type ReactNode, useState } from 'react';
import { LinkBase, RecordContextProvider, useTranslate } from 'react-admin';
import type { DistributionLineRecord, DistributionRecord } from '../../../api/record-types/money-record.ts';
import { Fact, Facts } from '../../../kit/fields/Facts.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { PlainField } from '../../../kit/fields/PlainField.tsx';
import { type FigureColumn, FigureTable } from '../../../kit/list/FigureTable.tsx';

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

/** True if there is nothing to explain about tax. An exempt investor has no tax but a reason to show. */
const isUntaxed = ({ tax, taxTreatment, taxCorrection }: DistributionLineRecord) =>
  tax === 0 && !taxTreatment && taxCorrection === 0;

/** The withheld tax with its rate, the reason for an exceptional rate, and the correction if there was one. */
function TaxOfLine({ line }: { line: DistributionLineRecord }) {
  const translate = useTranslate();
  const { tax, taxRate, taxTreatment, taxCorrection } = line;
  const details = [
    formatPercent(taxRate),
    taxTreatment && translate(`account.taxTreatments.kinds.${taxTreatment}`),
    taxCorrection !== 0 &&
      translate('project.backoffice.money.taxCorrection.corrected', { amount: formatMoney(taxCorrection) }),
  ].filter(Boolean);
  return (
    <>
      {formatMoney(tax)}
      {!isUntaxed(line) && (
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          sx={{ maxWidth: '10rem', ml: 'auto' }}
        >
          {details.join(' · ')}
        </Typography>
      )}
    </>
  );
}

type ActOf = (line: DistributionLineRecord) => ReactNode;

const columns: FigureColumn<DistributionLineRecord>[] = [
  { label: 'fields.orders.userName', value: investor },
  figureOf('gross'),
  figureOf('fee'),
  { ...figureOf('tax'), value: (line) => <TaxOfLine line={line} />, isNone: isUntaxed },
  figureOf('net'),
  figureOf('principal'),
  { label: `${fields}.toWallet`, value: (line) => formatMoney(toWallet(line)), isFigure: true },
];

const headingWith =
  (actOf: ActOf | undefined) =>
  (line: DistributionLineRecord): ReactNode => (
    <Stack sx={{ alignItems: 'start' }}>
      {investor(line)}
      {actOf?.(line)}
    </Stack>
  );

/** The exact amounts of each investor. Long lists are shown in steps. */
function Lines({ lines, actOf }: { lines: DistributionLineRecord[]; actOf: ActOf | undefined }) {
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
          columns={
            actOf ? [...columns, { label: 'project.backoffice.money.lines.acts', value: actOf }] : columns
          }
          rows={lines.slice(0, shown)}
          keyOf={({ orderId }) => orderId}
          heading={headingWith(actOf)}
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

/** A completed or previewed delivery or refund: its sums, and what each investor gets. */
export function DistributionFigures({
  distribution,
  actOf,
}: {
  distribution: DistributionRecord;
  /** Renders a button on each line. */
  actOf?: ActOf;
}) {
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
      <Lines lines={distribution.lines} actOf={actOf} />
    </Stack>
  );
}
