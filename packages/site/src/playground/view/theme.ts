/** Where VitePress keeps the theme of the other pages of the site. */
const key = "vitepress-theme-appearance";

/** Shows the page in the theme of the site. */
export function connectTheme(): void {
  apply(localStorage.getItem(key));
  addEventListener("storage", (event) => {
    if (event.key === key) apply(event.newValue);
  });
}

/** Changes from light to dark, or back. */
export function toggleTheme(): void {
  const theme = isDark() ? "light" : "dark";
  localStorage.setItem(key, theme);
  apply(theme);
}

/** Whether the page is dark. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}

function apply(theme: string | null): void {
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
}
