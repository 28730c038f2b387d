/** What the frame says to the page: that it waits for the engine, or that it cannot run it. */
export type FrameMessage = { readonly kind: "loaded" } | { readonly kind: "failed"; readonly message: string };
