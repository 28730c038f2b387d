export {
  createJsonSchemaValidator,
  type JsonSchemaCheck,
  type JsonSchemaResult,
  type JsonSchemaValidator,
  type JsonSchemaValidatorOptions,
} from "./json-schema-validator.js";
