/** A field as the documentation shows it. */
export interface Field {
  /** Where it is: `user.id`, `teams[].members`. */
  name: string;
  type: string;
  isRequired: boolean;
}

/** As much of a JSON schema as is shown. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  properties?: Record<string, unknown> | undefined;
  required?: string[] | undefined;
  items?: unknown;
  anyOf?: unknown[] | undefined;
  oneOf?: unknown[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  additionalProperties?: unknown;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The fields of an object, those inside others with their whole path; of a list, those of what it lists. */
export function fieldsOf(schema: unknown, prefix = ''): Field[] {
  if (!isSchema(schema)) return [];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unique(choices.flatMap((choice) => fieldsOf(choice, prefix)));
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`);
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return [
      { name, type: typeName(property), isRequired: required.includes(key) },
      ...fieldsOf(property, name),
    ];
  });
}

/** Fields that several choices have are named once, and needed only if each choice needs them. */
function unique(fields: readonly Field[]): Field[] {
  const byName = new Map<string, Field>();
  for (const field of fields) {
    const known = byName.get(field.name);
    byName.set(field.name, known ? { ...known, isRequired: known.isRequired && field.isRequired } : field);
  }
  return [...byName.values()];
}

const words: Record<string, string> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'sim ou não',
  object: 'objeto',
  array: 'lista',
  null: 'nada',
};

function typeName(schema: unknown): string {
  if (!isSchema(schema)) return 'qualquer valor';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' ou ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeName))].join(' ou ');
  if (schema.items) return `lista de ${typeName(schema.items)}`;
  const types = [schema.type ?? []].flat().map((type) => words[type] ?? type);
  return types.join(' ou ') || 'qualquer valor';
}
