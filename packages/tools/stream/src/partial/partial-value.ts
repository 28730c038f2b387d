/**
 * A value of a type as far as it is read: members and items may be absent, and strings shorter.
 *
 * @typeParam Value - The type.
 */
export type PartialValue<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly PartialValue<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]?: PartialValue<Value[Name]> }
      : Value;
