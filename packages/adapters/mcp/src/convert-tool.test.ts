import { openaiStrict } from "@argot/models";
import { expect, test } from "vitest";
import { convertTool } from "./convert-tool.js";

test("a tool gets a schema that a model's provider takes, and keeps the rest", () => {
  const tool = {
    name: "book",
    inputSchema: {
      type: "object" as const,
      properties: { city: { $ref: "#/$defs/city" }, note: { type: "string" } },
      required: ["city"],
      additionalProperties: false,
      $defs: { city: { enum: ["Oslo", "Bergen"] } },
    },
  };
  const converted = convertTool(tool, openaiStrict);
  expect(converted.tool.name).toBe("book");
  expect(converted.tool.inputSchema).toBe(converted.schema);
  expect(converted.fromProfile({ city: "Oslo", note: null })).toEqual({ city: "Oslo" });
});
