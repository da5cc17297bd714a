/**
 * The part of the schema pain.001.001.09 that SEPA credit transfers may use: each element with its children in order, how often
 * they may occur, and the restrictions of its text. Elements that are not listed here must not occur.
 */
export interface SchemaElement {
  name: string;
  min: number;
  max: number;
  /** Children in the order of the schema. With `isChoice`, exactly one of them occurs. */
  children?: readonly SchemaElement[];
  isChoice?: boolean;
  text?: RegExp;
  attributes?: Record<string, RegExp>;
}

type More = Partial<Omit<SchemaElement, 'name'>>;

const element = (name: string, more: More = {}): SchemaElement => ({ name, min: 1, max: 1, ...more });
const optional = (name: string, more: More = {}) => element(name, { min: 0, ...more });
const text = (max: number) => new RegExp(`^[\\s\\S]{1,${max}}$`);

const decimalNumber = /^(?=[\d.]{1,19}$)\d+(\.\d{1,17})?$/;
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
const date = /^\d{4}-\d\d-\d\d$/;
const count = /^\d{1,15}$/;
const code = /^[A-Z]{4}$/;
const iban = /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/;
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

const party = (name: string, more: More = {}) =>
  element(name, {
    children: [
      optional('Nm', { text: text(140) }),
      optional('Id', {
        isChoice: true,
        children: [
          element('OrgId', {
            children: [element('Othr', { children: [element('Id', { text: text(35) })] })],
          }),
        ],
      }),
    ],
    ...more,
  });

const account = (name: string, more: More = {}) =>
  element(name, {
    children: [
      element('Id', { isChoice: true, children: [element('IBAN', { text: iban })] }),
      optional('Ccy', { text: /^[A-Z]{3}$/ }),
    ],
    ...more,
  });

const agent = (name: string, more: More = {}) =>
  element(name, {
    children: [
      element('FinInstnId', {
        children: [
          optional('BICFI', { text: bic }),
          optional('Othr', { children: [element('Id', { text: text(35) })] }),
        ],
      }),
    ],
    ...more,
  });

const paymentType = optional('PmtTpInf', {
  children: [
    optional('InstrPrty', { text: /^(HIGH|NORM)$/ }),
    optional('SvcLvl', {
      max: Number.POSITIVE_INFINITY,
      isChoice: true,
      children: [element('Cd', { text: code })],
    }),
    optional('CtgyPurp', { isChoice: true, children: [element('Cd', { text: code })] }),
  ],
});

const chargeBearer = optional('ChrgBr', { text: /^(DEBT|CRED|SHAR|SLEV)$/ });

const transfer = element('CdtTrfTxInf', {
  max: Number.POSITIVE_INFINITY,
  children: [
    element('PmtId', {
      children: [optional('InstrId', { text: text(35) }), element('EndToEndId', { text: text(35) })],
    }),
    paymentType,
    element('Amt', {
      isChoice: true,
      children: [
        element('InstdAmt', {
          text: /^(?=[\d.]{1,19}$)\d+(\.\d{1,5})?$/,
          attributes: { Ccy: /^[A-Z]{3}$/ },
        }),
      ],
    }),
    chargeBearer,
    agent('CdtrAgt', { min: 0 }),
    party('Cdtr', { min: 0 }),
    account('CdtrAcct', { min: 0 }),
    optional('Purp', { isChoice: true, children: [element('Cd', { text: /^[A-Z]{1,4}$/ })] }),
    optional('RmtInf', {
      children: [optional('Ustrd', { max: Number.POSITIVE_INFINITY, text: text(140) })],
    }),
  ],
});

export const pain001Schema = element('Document', {
  attributes: { xmlns: /^urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09$/ },
  children: [
    element('CstmrCdtTrfInitn', {
      children: [
        element('GrpHdr', {
          children: [
            element('MsgId', { text: text(35) }),
            element('CreDtTm', { text: dateTime }),
            element('NbOfTxs', { text: count }),
            optional('CtrlSum', { text: decimalNumber }),
            party('InitgPty'),
          ],
        }),
        element('PmtInf', {
          max: Number.POSITIVE_INFINITY,
          children: [
            element('PmtInfId', { text: text(35) }),
            element('PmtMtd', { text: /^(CHK|TRF|TRA)$/ }),
            optional('BtchBookg', { text: /^(true|false|0|1)$/ }),
            optional('NbOfTxs', { text: count }),
            optional('CtrlSum', { text: decimalNumber }),
            paymentType,
            element('ReqdExctnDt', {
              isChoice: true,
              children: [element('Dt', { text: date }), element('DtTm', { text: dateTime })],
            }),
            party('Dbtr'),
            account('DbtrAcct'),
            agent('DbtrAgt'),
            chargeBearer,
            transfer,
          ],
        }),
      ],
    }),
  ],
});
