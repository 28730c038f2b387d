/** Text to write, or a value that is still to be written. */
type Task = string | { readonly value: unknown };

/** A value as JSON, on one line. Not recursive, as JSON.stringify is: outputs nest as deep as the data do. */
export function toJson(value: unknown): string {
  const text: string[] = [];
  const pending: Task[] = [{ value }];
  for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
    if (typeof task === "string") text.push(task);
    else if (typeof task.value !== "object" || task.value === null) text.push(JSON.stringify(task.value));
    else for (const part of partsOf(task.value).reverse()) pending.push(part);
  }
  return text.join("");
}

function partsOf(value: object): Task[] {
  const comma = (i: number): string => (i === 0 ? "" : ",");
  if (Array.isArray(value))
    return ["[", ...value.flatMap((item: unknown, i): Task[] => [comma(i), { value: item }]), "]"];
  const members = Object.entries(value).flatMap(([name, member], i): Task[] => [
    `${comma(i)}${JSON.stringify(name)}:`,
    { value: member },
  ]);
  return ["{", ...members, "}"];
}
