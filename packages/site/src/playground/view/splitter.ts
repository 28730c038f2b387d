import { element } from "./element.js";

/** Where a splitter is. */
export interface SplitterOptions {
  /** The grid whose custom property it changes. */
  readonly grid: HTMLElement;
  /** The custom property: the percentage of the part before the splitter. */
  readonly property: "--schema-share" | "--editors-share";
  readonly orientation: "vertical" | "horizontal";
  /** What it resizes, for screen readers. */
  readonly label: string;
  /** The percentage at the beginning. */
  readonly share: number;
}

const [least, most, step] = [15, 85, 5];

/** A line between two parts that can be moved, by the window splitter pattern of the ARIA Authoring Practices. */
export function splitter({ grid, property, orientation, label, share }: SplitterOptions): HTMLElement {
  let now = share;
  const isVertical = orientation === "vertical";
  const move = (wanted: number): void => {
    now = Math.min(most, Math.max(least, wanted));
    grid.style.setProperty(property, `${now}`);
    line.setAttribute("aria-valuenow", String(Math.round(now)));
  };
  const line = element("div", {
    class: `splitter ${orientation}`,
    role: "separator",
    tabindex: "0",
    "aria-orientation": orientation,
    "aria-label": label,
    "aria-valuemin": String(least),
    "aria-valuemax": String(most),
    onpointerdown: (event) => {
      line.setPointerCapture((event as PointerEvent).pointerId);
      event.preventDefault();
    },
    onpointermove: (event) => {
      const { pointerId, clientX, clientY } = event as PointerEvent;
      if (!line.hasPointerCapture(pointerId)) return;
      const { left, top, width, height } = grid.getBoundingClientRect();
      move((isVertical ? (clientX - left) / width : (clientY - top) / height) * 100);
    },
    onkeydown: (event) => {
      const direction = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[(event as KeyboardEvent).key];
      if (direction === undefined) return;
      event.preventDefault();
      move(now + direction * step);
    },
    ondblclick: () => move(share),
  });
  move(share);
  return line;
}
