import { chinese } from "@argot/messages/zh";
import { localise } from "argot";
import type { ReportWords } from "../../../reports/report-words.js";
import type { ReportLanguage } from "../report-language.js";

const words: ReportWords = {
  passed: "有效",
  failed: "无效",
  unusable: "无法使用",
  root: "（根）",
  warning: "警告",
  note: "提示",
  position: (line, column) => `第 ${line} 行，第 ${column} 列`,
  by: (place) => `依据：${place}`,
  found: (value) => `实际值：${value}`,
  firstAt: (place) => `首次出现：${place}`,
  moreErrors: (count) => `另有 ${count} 个错误`,
  moreKinds: (count) => `另有 ${count} 种错误`,
  duplicateName: (name, first, more) =>
    `名称 ${name} 在此重复，首次出现在 ${first}${more === 0 ? "" : `，另有 ${more} 个重复的名称`}`,
  removeDuplicates: "只保留一个，其余删除；最后一个生效",
};

/** Issues and reports in Chinese. */
export const inChinese: ReportLanguage = { localise: (issues) => localise(issues, chinese), words };
