/** In a folder of a host links get its address too; components write the path of the arcade only. */
import { addressOf } from '../state/site';

const LINKS = 'a[href^="/"]';
/** What was written into each link: `/stats` may be a path, or already the address of a folder. */
const written = new WeakMap<Element, string>();

function complete(link: Element): void {
  const path = link.getAttribute('href')!;
  if (written.get(link) === path) return;
  const address = addressOf(path);
  written.set(link, address);
  link.setAttribute('href', address);
}

function completeAll(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(LINKS)) complete(node);
  node.querySelectorAll(LINKS).forEach(complete);
}

/** Before the next paint, in all that comes into this element. */
export function completeLinks(root: Element): void {
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(completeAll);
  });
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['href'] });
}
