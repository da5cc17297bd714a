type Values = Record<string, unknown>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The changed values of a form by the paths of their fields, such as `texts.risks.es`. Lists are kept whole. `dirty` is
 * react-hook-form's tree of changed fields.
 */
export function changedValues(dirty: Values, values: Values, prefix = ''): Values {
  return Object.fromEntries(
    Object.entries(dirty).flatMap(([name, mark]) => {
      const value = values[name];
      if (isGroup(mark) && isGroup(value))
        return Object.entries(changedValues(mark, value, `${prefix}${name}.`));
      return mark === false ? [] : [[`${prefix}${name}`, value]];
    }),
  );
}
