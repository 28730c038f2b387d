// Punycode (RFC 3492): characters beyond ASCII as letters and digits of ASCII. Texts are at most as long as a label.

const base = 36;
const leastThreshold = 1;
const mostThreshold = 26;
const firstBias = 72;
const firstBeyond = 0x80;
const digits = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Section 6.1: adapts the thresholds for digits to the earlier numbers. */
function adapted(delta: number, count: number, first: boolean): number {
  let rest = first ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((base - leastThreshold) * mostThreshold) >> 1; bias += base)
    rest = Math.floor(rest / (base - leastThreshold));
  return bias + Math.floor(((base - leastThreshold + 1) * rest) / (rest + 38));
}

/** The threshold for a digit, by its weight: a smaller digit is the last one of its number. */
const threshold = (weight: number, bias: number): number =>
  Math.min(mostThreshold, Math.max(leastThreshold, weight - bias));

/** Section 6.3, without the prefix `xn--`. */
export function encodePunycode(text: string): string {
  const characters = Array.from(text, (each) => each.codePointAt(0) as number);
  const basic = characters.filter((each) => each < firstBeyond);
  let encoded = String.fromCharCode(...basic) + (basic.length > 0 ? "-" : "");
  let [done, delta, bias, reached] = [basic.length, 0, firstBias, firstBeyond];
  while (done < characters.length) {
    const next = Math.min(...characters.filter((each) => each >= reached));
    delta += (next - reached) * (done + 1);
    for (const each of characters) {
      if (each < next) delta++;
      if (each !== next) continue;
      encoded += numberText(delta, bias);
      bias = adapted(delta, done + 1, done === basic.length);
      delta = 0;
      done++;
    }
    delta++;
    reached = next + 1;
  }
  return encoded;
}

function numberText(number: number, bias: number): string {
  let text = "";
  let rest = number;
  for (let weight = base; ; weight += base) {
    const least = threshold(weight, bias);
    if (rest < least) return text + digits.charAt(rest);
    text += digits.charAt(least + ((rest - least) % (base - least)));
    rest = Math.floor((rest - least) / (base - least));
  }
}

/** Section 6.2: decodes a text in lower case; `undefined` if it is not Punycode. */
export function decodePunycode(text: string): string | undefined {
  const delimiter = text.lastIndexOf("-");
  const characters = delimiter > 0 ? Array.from(text.slice(0, delimiter)) : [];
  const basic = characters.length;
  let [at, index, bias, reached] = [delimiter > 0 ? delimiter + 1 : 0, 0, firstBias, firstBeyond];
  while (at < text.length) {
    const before = index;
    let place = 1;
    for (let weight = base; ; weight += base) {
      const digit = at < text.length ? digits.indexOf(text[at++] as string) : -1;
      if (digit < 0) return undefined;
      index += digit * place;
      const least = threshold(weight, bias);
      if (digit < least) break;
      place *= base - least;
    }
    const count = characters.length + 1;
    reached += Math.floor(index / count);
    if (reached > 0x10ffff) return undefined;
    bias = adapted(index - before, count, characters.length === basic);
    index %= count;
    characters.splice(index++, 0, String.fromCodePoint(reached));
  }
  return characters.join("");
}
