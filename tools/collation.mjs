/** Writes the order of letters by language from CLDR, as Node's ICU has it: `node tools/collation.mjs FILE`. */
import { writeFileSync } from 'node:fs';

const RANGES = [[0x61, 0x7a], [0xdf, 0x24f], [0x386, 0x3ce], [0x430, 0x45f], [0x490, 0x4ff], [0x561, 0x586], [0x5d0, 0x5ea], [0x621, 0x63a], [0x641, 0x64a], [0x671, 0x6d3], [0x10d0, 0x10f0], [0x1e00, 0x1eff]];
const LANGUAGES = 'af az be bg bs ca cs cy da de el eo es fi fo fr ga hr hu hy is it ka kk ky lv mk mt nb nl nn pl pt ro ru sk sl sq sr sv tr uk vi'.split(' ');
const isSmall = (letter) => /^\p{Ll}$|^\p{Lo}$/u.test(letter);
const letters = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n))).filter(isSmall);
const ASCII = letters.slice(0, 26);
const PAIRS = ASCII.flatMap((one) => ASCII.map((two) => one + two));
const collator = (language) => new Intl.Collator(language, { sensitivity: 'base' }).compare;

/** Letters that differ in more than accents, in order, and what the others are made of. */
function root() {
  const compare = collator('en');
  const ordered = [...letters].sort((a, b) => compare(a, b) || (a < b ? -1 : 1));
  const own = [];
  const same = {};
  for (const letter of ordered) {
    const like = own.find((each) => compare(each, letter) === 0) ?? PAIRS.find((each) => compare(each, letter) === 0);
    if (like) same[letter] = like;
    else own.push(letter);
  }
  return { own, same };
}

/** Letters that stand elsewhere in a language: after which letter, in order; or (`=y`) like which one. */
function moved(language, { own, same }) {
  const compare = collator(language);
  const others = letters.filter((letter) => same[letter] && compare(letter, same[letter]) !== 0).sort(compare);
  const plain = own.filter((each) => ASCII.includes(each) || each > '\u0370').sort(compare);
  const placed = {};
  for (const letter of others) {
    const like = plain.find((each) => compare(each, letter) === 0);
    const group = others.find((each) => placed[each] && compare(each, letter) === 0) ?? letter;
    const place = like ? `=${like}` : `${plain.filter((each) => compare(each, letter) < 0).at(-1) ?? 'a'}`;
    (placed[group] ??= { place, letters: '' }).letters += letter;
  }
  return Object.values(placed).map(({ place, letters: group }) => `${place} ${group}`);
}

const base = root();
const languages = Object.fromEntries(LANGUAGES.map((language) => [language, moved(language, base)]).filter(([, rows]) => rows.length));
const facts = { cldr: process.versions.cldr, own: base.own.join(''), same: base.same, moved: languages };
writeFileSync(process.argv[2], `${JSON.stringify(facts, null, 1)}\n`);
