/** The name of the function for a file: `isOrderLine` for `order-line.schema.json`. */
export const functionName = (schema: string): string => `is${capitalWords(schema)}`;

/** The name of a file in capital words, without its ending: `OrderLine` for `order-line.schema.json`. */
export function capitalWords(schema: string): string {
  const file = schema.split(/[\\/]/).findLast((each) => each !== "") ?? "";
  const words = file.replace(/(?:\.schema)?\.[^.]*$/, "").split(/[^\p{ID_Continue}$]+/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
