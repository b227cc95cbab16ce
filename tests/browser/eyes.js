/* What the tests see of a page; put into every page before its own script runs. */
(() => {
  const moved = [];
  const told = [];
  for (const name of ['animationstart', 'transitionrun']) {
    addEventListener(name, (event) => moved.push(`${name} ${event.animationName ?? event.propertyName} ${event.target.className}`), true);
  }
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...options) {
    moved.push(`animate ${this.className}`);
    return animate.apply(this, options);
  };

  /** What the page has asked on its lines, or the engine, and has no answer to yet; on a line that still opens it waits unsent. */
  const asked = new Set();
  const lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      lines.push(this);
    }
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { id } = JSON.parse(text);
    if (id) {
      asked.add(id);
      this.addEventListener('message', ({ data }) => asked.delete(JSON.parse(data).move));
    }
    return send.call(this, text);
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const { id } = message.kind === 'live' ? JSON.parse(message.text) : {};
    if (id) {
      asked.add(id);
      this.addEventListener('message', ({ data }) => data.kind === 'live' && asked.delete(JSON.parse(data.text).move));
    }
    return post.call(this, message, ...rest);
  };

  const used = new Set();
  addEventListener('keydown', (event) => event.isTrusted && used.add('key'), true);
  addEventListener('pointerdown', (event) => event.isTrusted && used.add(event.pointerType), true);

  function speaks(records) {
    const regions = new Set();
    for (const { target } of records) {
      const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      const region = element?.closest?.('[role=status], [role=alert]');
      if (region) regions.add(region);
    }
    for (const region of regions) if (region.textContent.trim()) told.push(region.textContent.trim());
  }
  new MutationObserver(speaks).observe(document, { subtree: true, childList: true, characterData: true });

  let shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.hadRecentInput || (shift += entry.value))).observe({ type: 'layout-shift', buffered: true });

  const brief = (element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .skip');
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const labelOf = (element) => element.labels?.[0] ?? element.closest('label');
  const TARGETS = 'button, a[href], input, select, textarea, summary, [role=grid]:not([aria-readonly=true]) [role=gridcell]';
  const STOPS = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, summary, [tabindex="0"]';

  /** Targets under 24 px; a box and its label are one target, a link inside a sentence is as tall as its line. */
  function small() {
    const inSentence = (element) => element.matches('p a, dd a') && getComputedStyle(element).display === 'inline';
    return all(TARGETS).filter((element) => {
      const label = element.matches('input[type=checkbox], input[type=radio], input[type=file]') ? labelOf(element) : null;
      const box = (label ?? element).getBoundingClientRect();
      return !inSentence(element) && (box.width < 23.9 || box.height < 23.9);
    }).map(brief);
  }

  /** What an element leaves of another: the largest of the four strips beside the part that both have. */
  function leftOf(box, part) {
    const strips = [
      [part.left - box.left, box.height],
      [box.right - part.right, box.height],
      [box.width, part.top - box.top],
      [box.width, box.bottom - part.bottom],
    ];
    return Math.max(...strips.map((sides) => Math.min(...sides)));
  }
  function shared(one, other) {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  }
  /** In a bar that stays at the edge of the screen: what scrolls below it scrolls out again. */
  function isPinned(element) {
    for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).position === 'sticky') return true;
    return false;
  }
  /** Targets of which another one that lies over them leaves less than 24 px; what a dialogue keeps from use does not count. */
  function crowded() {
    const front = document.querySelector(':modal') ?? document.body;
    const targets = all(TARGETS).filter((element) => front.contains(element)).map((element) => [element, element.getBoundingClientRect()]);
    const isOne = (one, other) => one.contains(other) || other.contains(one) || (labelOf(one) && labelOf(one) === labelOf(other));
    const isOver = (element, { left, right, top, bottom }) => element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    const covers = ([element, box], [other, place]) => {
      const part = other !== element && shared(box, place);
      return part && leftOf(box, part) < 23.9 && !isOne(element, other) && isPinned(other) === isPinned(element) && isOver(other, part);
    };
    return targets.filter((target) => targets.some((other) => covers(target, other))).map(([element]) => brief(element));
  }

  function isHeld(element) {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  }

  /** What sticks out at the sides, or is cut off with dots. */
  function beyond() {
    const out = all('body *').filter((element) => {
      const box = element.getBoundingClientRect();
      return (box.right > innerWidth + 1 || box.left < -1) && !isHeld(element);
    });
    const cut = all('body *').filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && !element.matches('input') && element.scrollWidth > element.clientWidth + 1);
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    return [...wide, ...out.slice(0, 3).map(brief), ...cut.map((element) => `cut: ${brief(element)}`)];
  }

  function grids() {
    const faults = [];
    for (const grid of document.querySelectorAll('[role=grid]')) {
      const rows = [...grid.children];
      if (!rows.every((row) => row.getAttribute('role') === 'row')) faults.push('a grid holds something else than rows');
      const cells = rows.flatMap((row) => [...row.children]);
      if (!cells.every((cell) => cell.getAttribute('role') === 'gridcell')) faults.push('a row holds something else than cells');
      if (!cells.every((cell) => cell.getAttribute('aria-label'))) faults.push('a cell has no name');
      const stops = cells.filter((cell) => cell.tabIndex === 0).length;
      if (stops !== 1) faults.push(`a grid has ${stops} tab stops`);
      if (!grid.getAttribute('aria-label')) faults.push('a grid has no name');
    }
    if (document.querySelector('[role=application]')) faults.push('role=application');
    if (document.querySelectorAll('#app > [role=status]').length !== 1) faults.push('no status region');
    return faults;
  }

  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const painted = new Map();
  function rgba(colour) {
    if (!painted.has(colour)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      painted.set(colour, [...pen.getImageData(0, 0, 1, 1).data]);
    }
    return painted.get(colour);
  }
  function light(colour) {
    const [r, g, b] = rgba(colour).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(one, other) {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  }
  function paper(element) {
    for (let up = element; up; up = up.parentElement) {
      const colour = getComputedStyle(up).backgroundColor;
      if (rgba(colour)[3] > 200) return colour;
    }
    return 'white';
  }

  function ringOf(element) {
    const places = [element, labelOf(element), element.nextElementSibling, element.parentElement].filter(Boolean);
    return places.find((place) => {
      const style = getComputedStyle(place);
      return style.opacity !== '0' && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    });
  }
  function isShown(element) {
    const box = (isSeen(element) && getComputedStyle(element).opacity !== '0' ? element : (labelOf(element) ?? element)).getBoundingClientRect();
    const across = [0.5, 0.1, 0.9].map((part) => box.left + box.width * part);
    const down = [0.5, 0.1, 0.9].map((part) => box.top + box.height * part);
    return across.some((x) => down.some((y) => {
      const top = document.elementFromPoint(x, y);
      return top && (element.contains(top) || top.contains(element) && top !== document.body && !top.matches('html, main, #app') || labelOf(element)?.contains(top));
    }));
  }

  /** Every tab stop: its ring is there, stands out 3:1 from what is behind it, and nothing lies over the place. */
  function unfocused() {
    const before = document.activeElement;
    const faults = [];
    for (const stop of all(STOPS)) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      const ring = ringOf(stop);
      if (!ring) faults.push(`no ring: ${brief(stop)}`);
      else if (contrast(getComputedStyle(ring).outlineColor, paper(ring.parentElement)) < 3) faults.push(`faint ring: ${brief(stop)}`);
      if (!isShown(stop)) faults.push(`hidden: ${brief(stop)}`);
      stop.blur();
    }
    before?.focus?.({ preventScroll: true });
    return faults;
  }

  /** What of an element's look is left when its colours are taken away. */
  function shapeOf(element) {
    const parts = [element, ...element.querySelectorAll('*')].flatMap((each) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo || undefined)));
    const facts = parts.map((style) => [style.content, style.borderStyle, style.borderWidth, style.outlineStyle, style.outlineWidth, style.textDecorationLine, style.fontWeight, style.backgroundImage === 'none', style.display].join());
    return [element.innerText, facts.join(';')].join('|');
  }
  /** Two states of one kind of thing: told apart by a mark, or at least as light against dark. */
  function differ(one, other) {
    return shapeOf(one) !== shapeOf(other) || contrast(paper(one), paper(other)) >= 3;
  }

  function running() {
    return document.getAnimations().map((animation) => `${animation.animationName ?? 'moving'} ${animation.effect?.target?.className}`);
  }

  /** Everything a person could read or hear on the screen. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('script, style, [lang]:not(html)')) found.push(walker.currentNode.data.trim());
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(...[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)));
    return [document.title, ...found].filter(Boolean);
  }

  const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const COLOURS = ['color-contrast', 'link-in-text-block'];
  const nameOf = ({ id, nodes }) => `${id}: ${brief(nodes[0].element ?? document.body)}`;
  /** Sizes of targets are judged by `small` and `crowded`, at every size of the page and for a third of the time. */
  const OURS = { 'target-size': { enabled: false } };
  function run(where, rules) {
    return axe.run(where, { preload: false, elementRef: true, selectors: false, runOnly: rules, ...(rules === TAGS && { rules: OURS }) });
  }
  async function axed(rules, where = document) {
    if (where.length === 0) return [];
    const { violations } = await run(where === document ? where : { include: where }, rules);
    return violations.map(nameOf);
  }

  /** What is drawn behind an element, up to the first thing that hides the rest. */
  function layers(element) {
    const found = [];
    for (let up = element; up; up = up.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(up);
      found.push(backgroundColor, backgroundImage, opacity);
      if (opacity === '1' && rgba(backgroundColor)[3] === 255) break;
    }
    return found.join();
  }
  function textElements() {
    return all('body *').filter((element) => element.matches('input, select, textarea') || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  }
  /** Of texts that look the same three stand for all; a grid has hundreds of one kind. */
  function samples(elements = textElements()) {
    const kinds = new Map();
    for (const element of elements) {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const kind = [element.tagName, color, fontSize, fontWeight, textShadow, layers(element)].join();
      kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
    }
    return [...kinds.values()].flatMap((same) => [...new Set([same[0], same[same.length >> 1], same.at(-1)])]);
  }

  /** Colours of text and paper; nothing where a picture, a shadow or something that shines through makes it hard to say. */
  function plainColours(element) {
    const { color, textShadow } = getComputedStyle(element);
    if (rgba(color)[3] !== 255 || textShadow !== 'none') return null;
    let behind = null;
    for (let up = element; up; up = up.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(up);
      const opaque = rgba(backgroundColor)[3];
      if (opacity !== '1' || (!behind && (backgroundImage !== 'none' || (opaque !== 0 && opaque !== 255)))) return null;
      if (opaque === 255) behind ??= backgroundColor;
    }
    return [color, behind ?? 'white'];
  }
  const hex = (colour) => `#${rgba(colour).slice(0, 3).map((part) => part.toString(16).padStart(2, '0')).join('')}`;

  /** Of the first look: texts of which axe found the colours that we find, texts it cannot judge where they are (by what
   * lies behind them), texts it asks nothing of, links it judges in their text. */
  let sure = new Set();
  let unjudgeable = new Map();
  let exempt = new Set();
  let links = new Set();
  function learn(results) {
    const nodesOf = (kind, rule) => results[kind].filter(({ id }) => id === rule).flatMap(({ nodes }) => nodes);
    const judgedBy = (rule) => ['passes', 'violations', 'incomplete'].flatMap((kind) => nodesOf(kind, rule)).map(({ element }) => element);
    const isSame = ({ element, any: [{ data }] }) => plainColours(element)?.map(hex).join() === `${data?.fgColor},${data?.bgColor}`;
    sure = new Set(nodesOf('passes', 'color-contrast').filter(isSame).map(({ element }) => element));
    const isLost = ({ any: [{ data }] }) => data.messageKey === 'nonBmp' || (!data.bgColor && data.messageKey !== 'equalRatio');
    const crossing = intruders();
    const lost = nodesOf('incomplete', 'color-contrast').filter(isLost).map(({ element }) => element);
    unjudgeable = new Map(lost.map((element) => [element, ground(element, crossing)]));
    const asked = new Set(judgedBy('color-contrast'));
    exempt = new Set(textElements().filter((element) => !asked.has(element)));
    links = new Set(judgedBy('link-in-text-block'));
  }
  const isPainted = (element) => ((style) => rgba(style.backgroundColor)[3] > 0 || style.backgroundImage !== 'none')(getComputedStyle(element));
  /** Tells what with a colour lies at an element's middle and is neither around it nor in it. */
  function intruders() {
    const painted = all('body *').filter(isPainted).map((element) => [element, element.getBoundingClientRect()]);
    return (element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isAt = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
      const isOther = (other) => !other.contains(element) && !element.contains(other);
      return painted.filter(([other, place]) => isAt(place) && isOther(other)).map(([other]) => other);
    };
  }
  const numbers = new WeakMap();
  let last = 0;
  function numberOf(element) {
    if (!numbers.has(element)) numbers.set(element, (last += 1));
    return numbers.get(element);
  }
  /** What lies behind an element, its colours left out: pictures, what shines through, what crosses it. */
  function ground(element, crossing) {
    const found = crossing(element).map(numberOf);
    for (let up = element; up; up = up.parentElement) {
      const { backgroundColor, backgroundImage, opacity, textShadow } = getComputedStyle(up);
      const opaque = rgba(backgroundColor)[3];
      found.push(backgroundImage.split('(')[0], opaque === 0 || opaque === 255 ? opaque : 'some', opacity, textShadow);
    }
    return found.join();
  }
  /** Texts that axe must judge in a further look: building its tree costs more than all else. It is spared where our colours were those of axe and are far
   * enough apart, and where it could say nothing in the first look, because of a ground that is still the same. */
  function suspects() {
    const crossing = intruders();
    const isGood = (element) => sure.has(element) && contrast(...(plainColours(element) ?? ['white', 'white'])) >= 4.5 && crossing(element).length === 0;
    const isLost = (element) => unjudgeable.has(element) && unjudgeable.get(element) === ground(element, crossing);
    const isBare = (element) => links.has(element) && getComputedStyle(element).textDecorationLine === 'none';
    return samples(textElements().filter((element) => isBare(element) || !(exempt.has(element) || isGood(element) || isLost(element))));
  }
  async function wholly() {
    const results = await run(document, TAGS);
    learn(results);
    return results.violations.map(nameOf);
  }

  function dress(theme) {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }

  let judged = new Set();
  const unjudged = () => all('body *').filter((each) => !judged.has(each));
  /** All rules in the first look, for what no earlier size has shown; in the others those of colours; the rings in each. */
  async function judge(looks, isFirst) {
    const before = document.documentElement.dataset.theme;
    const faults = [...grids(), ...small(), ...crowded(), ...beyond(), ...moved, ...running()];
    for (const look of looks) {
      dress(look);
      const isWhole = look === looks[0];
      const found = isWhole && isFirst ? await wholly() : isWhole ? await axed(TAGS, unjudged()) : await axed(COLOURS, suspects());
      faults.push(...found.concat(unfocused()).map((fault) => `${look}: ${fault}`));
    }
    judged = new Set(all('body *'));
    dress(before);
    return faults;
  }

  /** Text twice as large: nothing is cut off, nothing sticks out. */
  function enlarged() {
    document.documentElement.style.fontSize = '200%';
    const faults = beyond().map((fault) => `twice as large: ${fault}`);
    document.documentElement.style.fontSize = '';
    return faults;
  }

  window.eyes = { judge, enlarged, wholly, suspects, axed, moved, told, waits: () => asked.size > 0 || lines.some((line) => line.readyState === WebSocket.CONNECTING), shift: () => shift, small, crowded, beyond, grids, unfocused, differ, running, texts, used: () => [...used] };
})();
