import { japanese } from "@argot/messages/ja";
import { localise } from "argot";
import type { ReportWords } from "../../../reports/report-words.js";
import type { ReportLanguage } from "../report-language.js";

const words: ReportWords = {
  passed: "有効",
  failed: "無効",
  unusable: "使用不可",
  root: "（ルート）",
  warning: "警告",
  note: "注記",
  position: (line, column) => `${line} 行 ${column} 列`,
  by: (place) => `規則：${place}`,
  found: (value) => `実際の値：${value}`,
  firstAt: (place) => `最初の箇所：${place}`,
  moreErrors: (count) => `ほかに ${count} 件のエラー`,
  moreKinds: (count) => `ほかに ${count} 種類のエラー`,
  duplicateName: (name, first, more) =>
    `名前 ${name} が重複しています（最初は ${first}${more === 0 ? "" : `、ほかに同様の名前が ${more} 個`}）`,
  removeDuplicates: "一つだけ残して削除してください。最後のものが有効です",
};

/** Issues and reports in Japanese. */
export const inJapanese: ReportLanguage = { localise: (issues) => localise(issues, japanese), words };
