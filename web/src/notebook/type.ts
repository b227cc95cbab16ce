/** The house's typeface; a font of a shadow root would not load, so it belongs to the document. */
// eslint-disable-next-line max-len
import url from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?inline';

const FAMILY = 'Atkinson Hyperlegible Next Variable';

export function loadType(): void {
  if ([...document.fonts].some((font) => font.family.includes(FAMILY))) return;
  document.fonts.add(new FontFace(FAMILY, `url(${url})`, { weight: '200 800', display: 'swap' }));
}
