// The module by its file: by the name alone, Node gives out a module of its own, which is deprecated.
declare module "punycode/punycode.js" {
  const punycode: {
    /** The text that Punycode stands for (RFC 3492). Throws RangeError where it is none. */
    decode(input: string): string;
    encode(input: string): string;
  };
  export default punycode;
}
