// The entry point `@argot/ajv/dist/runtime/equal`, for code that Ajv generated.
import { equal } from "@argot/core/json";

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default equal;
