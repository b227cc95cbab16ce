/** Light or dark, as the notebook around the widget is: no two kinds of notebook tell it the same way. */

/** Sets `data-theme` of the root and keeps it right; returns a function that ends this. */
export function watchLook(root: HTMLElement): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const update = (): void => {
    root.dataset['theme'] = contrast.matches ? 'contrast' : isDark(root, dark.matches) ? 'dark' : 'light';
  };
  const observer = new MutationObserver(update);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true });
  for (const query of [dark, contrast]) query.addEventListener('change', update);
  // A cell's output is drawn before it is in the page.
  requestAnimationFrame(update);
  update();
  return () => {
    observer.disconnect();
    for (const query of [dark, contrast]) query.removeEventListener('change', update);
  };
}

/** By the first background behind the widget that can be seen. */
function isDark(root: HTMLElement, otherwise: boolean): boolean {
  for (let at = parentOf(root); at; at = parentOf(at)) {
    const brightness = brightnessOf(getComputedStyle(at).backgroundColor);
    if (brightness !== undefined) return brightness < 0.5;
  }
  return otherwise;
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** From 0 to 1; undefined if it is (nearly) transparent. The browser turns every colour into pixels. */
export function brightnessOf(colour: string): number | undefined {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, opacity] = context.getImageData(0, 0, 1, 1).data;
  return opacity! < 128 ? undefined : (0.3 * red! + 0.59 * green! + 0.11 * blue!) / opacity!;
}
