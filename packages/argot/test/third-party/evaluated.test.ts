// A keyword may evaluate properties and items without a schema for them.
import {
  defineKeyword,
  items,
  members,
  schema,
  string,
  JsonType,
  test as requirement,
  member,
  is,
  and,
} from "@argot/core/keyword";
import { cases } from "@argot/testing";

/** `money: "eur"`: an amount and a currency, which the keyword tests itself. */
const money = defineKeyword({
  id: "https://example.com/keyword/money",
  value: string,
  appliesTo: JsonType.object,
  annotation: "applied",
  lower: (k) => [
    requirement(and([member("amount", is(JsonType.number)), member("currency", is(JsonType.string))])),
    members({ named: new Map(["amount", "currency"].map((name) => [name, k.trueSchema])) }),
  ],
  message: { shape: "must have an amount and a currency" },
  variant: (_, { op }) => (op === "test" ? "shape" : undefined),
});
/** The first item is a heading. */
const heading = defineKeyword({
  id: "https://example.com/keyword/heading",
  value: string,
  appliesTo: JsonType.array,
  lower: (k) => items({ prefix: [k.trueSchema] }),
});
const otherMembers = defineKeyword({
  id: "https://example.com/keyword/otherMembers",
  value: schema,
  appliesTo: JsonType.object,
  lower: (k) => members({ rest: k.value, except: "evaluated" }),
});
const otherItems = defineKeyword({
  id: "https://example.com/keyword/otherItems",
  value: schema,
  appliesTo: JsonType.array,
  lower: (k) => items({ rest: k.value, except: "evaluated" }),
});

const price = { amount: 1, currency: "eur" };

cases(money, {
  with: { otherMembers },
  holds: [
    ["eur", price],
    ["eur", "text"],
  ],
  fails: [["eur", { amount: 1 }, "must have an amount and a currency"]],
  schemas: {
    holds: [[{ otherMembers: false, money: "eur" }, price]],
    fails: [[{ otherMembers: false, money: "eur" }, { ...price, tax: 1 }, "is not a known property"]],
  },
});

cases(heading, {
  with: { otherItems },
  holds: [["text", [1, 2]]],
  schemas: {
    holds: [[{ otherItems: false, heading: "text" }, [1]]],
    fails: [[{ otherItems: false, heading: "text" }, [1, 2], "is too many: at most 1 item is allowed"]],
  },
});
