#!/usr/bin/env node
import process from "node:process";
import { run } from "./program.js";

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, cwd: process.cwd() });
