// The settings of a server, from the environment.
import envSchema from "env-schema";

const schema = {
  type: "object",
  required: ["PORT", "NAME"],
  properties: {
    PORT: { type: "number", default: 3000 },
    NAME: { type: "string" },
    LIST: { type: "string", separator: "," },
    FLAG: { type: "boolean" },
  },
};
const read = (data) => {
  try {
    return envSchema({ schema, data });
  } catch (error) {
    return [error.message, error.errors];
  }
};
export const results = [
  read({ NAME: "web", FLAG: "true", LIST: "a,b", OTHER: "1" }),
  read({ PORT: "x" }),
  read({ PORT: "80", NAME: "web" }),
];
