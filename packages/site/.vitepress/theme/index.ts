import { useRoute } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { nextTick, onMounted, watch } from "vue";
import "./style.css";

export default {
  ...DefaultTheme,
  setup(): void {
    const route = useRoute();
    onMounted(() => markMain());
    watch(
      () => route.path,
      () => nextTick(markMain),
    );
  },
};

/** The layout of the first page has no main landmark, which screen readers lead to. */
function markMain(): void {
  const content = document.querySelector(".VPContent");
  if (content?.classList.contains("is-home")) content.setAttribute("role", "main");
  else content?.removeAttribute("role");
}
