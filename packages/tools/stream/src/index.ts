export type { ByteSource } from "./routes/byte-source.js";
export type { BrokenLine, Counts, InvalidLine, Line, LineResult, ValidLine } from "./routes/line-result.js";
export { createLineStream, type LineStream } from "./routes/line-stream.js";
export { routeLines, type RouteOptions, type Routes } from "./routes/route-lines.js";
export type { ByteSink, NodeWritable } from "./routes/sink.js";
export { type LineWorkers, validateLines } from "./routes/validate-lines.js";
export type { TextOptions } from "./texts/text-options.js";
export type { BrokenCode, BrokenText, InvalidText, Route, TextResult, ValidText } from "./texts/text-result.js";
export { createTextValidator, type ValueValidator } from "./texts/text-validator.js";
