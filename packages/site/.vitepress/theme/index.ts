import { useData, useRoute } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { h, nextTick, onMounted, type VNode, watch } from "vue";
import "./style.css";

export default {
  ...DefaultTheme,
  Layout: {
    setup(): () => VNode {
      const { frontmatter } = useData();
      return () =>
        h(DefaultTheme.Layout, undefined, {
          "home-hero-image": () =>
            h("pre", { class: "hero-example", tabindex: 0, "aria-label": "What the command line prints" }, [
              String(frontmatter.value["example"]),
            ]),
        });
    },
  },
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
