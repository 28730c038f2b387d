import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unusualPattern } from "./unusual-pattern.js";

const slashes = "matches no text: the slashes are a part of the expression; write it without them";

ruleCases(unusualPattern, {
  finds: [
    [{ pattern: "\\Aab\\Z" }, ["/pattern", '"\\A" is the letter "A"; the beginning of a text is "^"']],
    [{ pattern: "^ab\\z" }, ["/pattern", '"\\z" is the letter "z"; the end of a text is "$"']],
    [{ pattern: "/^a+$/" }, ["/pattern", slashes]],
    [{ pattern: "/^a+/i" }, ["/pattern", slashes]],
    [{ patternProperties: { "/a$/": {} } }, ["/patternProperties/~1a$~1", slashes]],
  ],
  accepts: [
    { pattern: "^a+$" },
    { pattern: "^/a/b/$" },
    { pattern: "/a/" },
    { pattern: "\\\\Z" },
    { pattern: "\\d+\\.\\w" },
    { const: "\\A" },
    { pattern: "(" },
  ],
});
