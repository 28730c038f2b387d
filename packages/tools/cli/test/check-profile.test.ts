import { openaiStrict } from "@argot/models";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const tool = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Booking",
  "description": "A booking",
  "type": "object",
  "properties": {
    "city": { "type": "string", "minLength": 2 }
  },
  "required": ["city"],
  "additionalProperties": false
}
`;

describe("argot check --profile", () => {
  test("reports all that is in the way, with positions", async () => {
    const cwd = folder({ "tool.json": tool });
    const { code, out } = await argot(["check", "tool.json", "--profile", "openai-strict", "--profile", "gemini"], {
      cwd,
    });
    expect(code).toBe(1);
    expect(out).toContain(
      `tool.json:7:33 /properties/city/minLength OpenAI's strict mode refuses "minLength" (profile-openai-strict)`,
    );
    expect(out).toContain(
      `tool.json:7:33 /properties/city/minLength Gemini does not read "minLength" (profile-gemini)`,
    );
  });
  test("accepts what the provider takes", async () => {
    const cwd = folder({ "tool.json": tool });
    expect(await argot(["check", "tool.json", "--profile", "mcp-input"], { cwd })).toMatchObject({ code: 0 });
  });
  test("reads a profile from a file", async () => {
    const { minLength, ...keywords } = { ...openaiStrict.keywords, minLength: openaiStrict.keywords["type"] };
    const own = {
      ...openaiStrict,
      name: "own",
      keywords: { ...keywords, minLength: { ...minLength, value: { maximum: 1 } } },
    };
    const cwd = folder({ "tool.json": tool, "own.json": own });
    const { code, out } = await argot(["check", "tool.json", "--profile", "./own.json"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain(`"minLength" must be at most 1, is 2 (profile-own)`);
  });
  test("refuses what is no profile", async () => {
    const cwd = folder({ "tool.json": tool, "own.json": { name: "own" } });
    expect(await argot(["check", "tool.json", "--profile", "openai"], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining("there is no profile openai"),
    });
    expect(await argot(["check", "tool.json", "--profile", "own.json"], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining("own.json has no profile"),
    });
  });
});
