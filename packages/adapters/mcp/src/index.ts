export { convertTool, type ConvertedTool, type ListedTool } from "./convert-tool.js";
export {
  createJsonSchemaValidator,
  type JsonSchemaCheck,
  type JsonSchemaResult,
  type JsonSchemaValidator,
  type JsonSchemaValidatorOptions,
} from "./json-schema-validator.js";
