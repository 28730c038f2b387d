declare module "tr46" {
  /** Which checks of UTS #46 are made. */
  interface Options {
    readonly checkBidi?: boolean;
    readonly checkJoiners?: boolean;
  }
  export function toASCII(domain: string, options?: Options): string | null;
  export function toUnicode(domain: string, options?: Options): { readonly domain: string; readonly error: boolean };
}
